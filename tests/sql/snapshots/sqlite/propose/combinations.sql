SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, v3, v4, v5, seen
  FROM (
    SELECT +`age` AS v0, CAST(`zip` AS TEXT) COLLATE BINARY AS v1, +`score` AS v2, CAST(`city` AS TEXT) COLLATE BINARY AS v3, CAST(`grade` AS TEXT) COLLATE BINARY AS v4, CAST(`illness` AS TEXT) COLLATE BINARY AS v5, 1 AS seen
    FROM `people`
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2, v3, v4, v5;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT v0, v1, v2, seen
  FROM (
    SELECT +`client` AS v0, CAST(`y` AS TEXT) COLLATE BINARY AS v1, CAST(`z` AS TEXT) COLLATE BINARY AS v2, 1 AS seen
    FROM `calls`
  ) AS numbered
) AS looked_at

GROUP BY v0, v1, v2;
