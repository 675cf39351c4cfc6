ANALYZE "combinations_1";

ANALYZE "copy_1";

ANALYZE "shaped_1";

ANALYZE "numbers_1";

ANALYZE "spelled_1";

ANALYZE "levels_1";

ANALYZE "listed_1";

ANALYZE "aggregated_1";
