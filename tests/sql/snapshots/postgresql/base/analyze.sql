ANALYZE "_sqlanon_combinations";

ANALYZE "_sqlanon_listed";

ANALYZE "_sqlanon_levels";

ANALYZE "_sqlanon_copy";
