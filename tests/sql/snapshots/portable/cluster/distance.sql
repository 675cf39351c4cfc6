SELECT CASE WHEN least < greatest THEN 1 ELSE 0 END AS differ,
  CASE WHEN greatest < 9007199254740992 AND least > -9007199254740992 THEN
    CASE WHEN greatest - least < 2147483648 THEN CAST(greatest - least AS BIGINT) END
  END AS distance
FROM (SELECT MIN(CAST(value AS DOUBLE PRECISION)) AS least, MAX(CAST(value AS DOUBLE PRECISION)) AS greatest FROM "dictionary_1") AS ends;
