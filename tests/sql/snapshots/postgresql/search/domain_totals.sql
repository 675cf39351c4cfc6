SELECT COALESCE(SUM(p), 0), COUNT(*), COALESCE(MAX(area), 0) FROM "_sqlanon_domain";
