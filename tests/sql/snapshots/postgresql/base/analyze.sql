ANALYZE "_sqlanon_combinations";

ANALYZE "_sqlanon_levels";
