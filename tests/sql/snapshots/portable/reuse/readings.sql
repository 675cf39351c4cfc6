SELECT label, MIN(lo) AS lo, MIN(hi) AS hi, MIN(v) AS v
FROM (
  SELECT label, code AS lo, code AS hi, 0 AS v FROM "dictionary_1"
  UNION ALL
  SELECT CAST('*' AS VARCHAR), MIN(code), MAX(code), 2 FROM "dictionary_1"
  UNION ALL
  SELECT b.label, b.lo, z.code, CASE WHEN b.lo = z.code THEN 1 ELSE 0 END
  FROM (
    SELECT h.label, v.code AS lo,
      SUBSTR(h.said, h.size + 1, LENGTH(h.label)) AS rest
    FROM (
      SELECT p.label, p.said, s.size, SUBSTR(p.label, 1, s.size) AS head
      FROM (
        SELECT DISTINCT l0 AS label, SUBSTR(l0, 1, LENGTH(l0) - 1) AS said
        FROM "published_1"
        WHERE l0 LIKE '%]'
      ) AS p
      JOIN (SELECT DISTINCT LENGTH((CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR))) AS size FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v) AS s ON s.size <= LENGTH(p.label)
    ) AS h
    JOIN (SELECT (CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR)) AS begun, v.code FROM (SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL) AS v) AS v
      ON v.begun = h.head
  ) AS b
  JOIN (SELECT DISTINCT high AS label, last_code AS code FROM "steps_1" WHERE high IS NOT NULL) AS z ON z.label = b.rest
  WHERE z.code >= b.lo
) AS spelled
GROUP BY label
HAVING COUNT(*) = 1;

SELECT label, MIN(lo) AS lo, MIN(hi) AS hi, MIN(v) AS v
FROM (
  SELECT label, code AS lo, code AS hi, 0 AS v FROM "dictionary_1"
  UNION ALL
  SELECT CAST('*' AS VARCHAR), MIN(code), MAX(code), 2 FROM "dictionary_1"
  UNION ALL
  SELECT b.label, b.lo, z.code, CASE WHEN b.lo = z.code THEN 1 ELSE 0 END
  FROM (
    SELECT h.label, v.code AS lo,
      SUBSTR(h.said, h.size + 1, LENGTH(h.label)) AS rest
    FROM (
      SELECT p.label, p.said, s.size, SUBSTR(p.label, 1, s.size) AS head
      FROM (
        SELECT DISTINCT l0 AS label, SUBSTR(l0, 1, LENGTH(l0) - 1) AS said
        FROM "published_1"
        WHERE l0 LIKE '%]'
      ) AS p
      JOIN (SELECT DISTINCT LENGTH((CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR))) AS size FROM (SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL) AS v) AS s ON s.size <= LENGTH(p.label)
    ) AS h
    JOIN (SELECT (CAST('[' AS VARCHAR) || v.label || CAST('-' AS VARCHAR)) AS begun, v.code FROM (SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL) AS v) AS v
      ON v.begun = h.head
  ) AS b
  JOIN (SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL) AS z ON z.label = b.rest
  WHERE z.code > b.lo
) AS spelled
GROUP BY label
HAVING COUNT(*) = 1;

SELECT t.label, r.lo, r.hi,
  CASE
    WHEN t.label IS NULL OR r.n = 1 AND r.least = t.label THEN 0
    WHEN r.characters + 2 * r.n = LENGTH(t.label) THEN 0
    ELSE 2
  END AS v
FROM (
  SELECT s.told, MIN(v.code) AS lo, MAX(v.code) AS hi, COUNT(*) AS n, MIN(v.label) AS least, SUM(LENGTH(v.label)) AS characters
  FROM "said_1" AS s
  JOIN "dictionary_1" AS v ON v.code = s.code
  GROUP BY s.told
) AS r
JOIN "told_1" AS t ON t.code = r.told;

SELECT label, MIN(code) AS lo, MAX(code) AS hi, MAX(level) AS v
FROM (
  SELECT l0 AS label, code, 0 AS level FROM "tree_1"
  UNION ALL
  SELECT l1 AS label, code, 1 AS level FROM "tree_1"
  UNION ALL
  SELECT l2 AS label, code, 2 AS level FROM "tree_1"
) AS spelled
GROUP BY label;
