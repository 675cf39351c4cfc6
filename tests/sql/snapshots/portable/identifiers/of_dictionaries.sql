(
  SELECT 0 AS place, label AS written FROM "dictionary_1" WHERE value IS NOT NULL
) AS r;
