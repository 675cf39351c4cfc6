SELECT COUNT(*) FROM "dictionary_1" WHERE label LIKE ':{%}';
