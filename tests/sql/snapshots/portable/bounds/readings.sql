SELECT code, everything, 0 AS absent,
  CASE WHEN looks = 1 AND everything = 0 AND begins IS NULL AND NOT (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN 1 ELSE 0 END AS unread,
  CAST(CASE WHEN (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN low END AS DOUBLE PRECISION) AS low,
  CAST(CASE WHEN (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN high END AS DOUBLE PRECISION) AS high,
  below, ranged, begins, (ends || CAST('~' AS VARCHAR)) AS ends, piece, size, kept, side
FROM "ended_1"
UNION ALL
SELECT code, 0, 1, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, 0, 0
FROM "dictionary_1"
WHERE label = CAST('' AS VARCHAR);
