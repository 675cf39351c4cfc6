SELECT s, p, CAST(place AS BIGINT) AS place
FROM (
  SELECT s, p, ROW_NUMBER() OVER (ORDER BY absent, value) AS place
  FROM (
    SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS BIGINT) AS p, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
      SELECT value, label, code AS s, n AS p FROM "dictionary_1" WHERE n > 0
    ) AS united
    GROUP BY value
  ) AS valued
) AS ordered;

SELECT s, p, CAST(place AS BIGINT) AS place
FROM (
  SELECT s, p, ROW_NUMBER() OVER (ORDER BY absent, l.position) AS place
  FROM (
    SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS BIGINT) AS p, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
      SELECT value, label, code AS s, n AS p FROM "dictionary_1" WHERE n > 0
    ) AS united
    GROUP BY value
  ) AS valued
  LEFT JOIN "listed_1" AS l ON l.item = valued.label
) AS ordered;
