SELECT COALESCE(SUM(p0), 0) FROM "_sqlanon_domain";
