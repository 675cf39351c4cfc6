SELECT (SELECT COUNT(*) FROM "overlaps_1"), (SELECT COUNT(*) FROM "dictionary_1");
