SELECT COUNT(value), MAX(CASE WHEN value IS NULL THEN code END), COUNT(*)
FROM "dictionary_1";
