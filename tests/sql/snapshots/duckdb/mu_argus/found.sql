SELECT COUNT(*) FROM "_sqlanon_hits";
