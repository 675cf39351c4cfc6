SELECT t.class, v.value AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, n DESC, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT class, c1 AS code, SUM(n) AS n,
0 AS missing
      FROM "coded_1"
      GROUP BY class, c1
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;

SELECT t.class, v.value AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, below, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT class, c0 AS code, SUM(n) AS n,
0 AS missing
      FROM "coded_1"
      GROUP BY class, c0
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;

SELECT t.class, CASE WHEN v.value = 0 THEN ABS(v.value) ELSE v.value END AS label
FROM (
  SELECT class, code, ROW_NUMBER() OVER (PARTITION BY class ORDER BY known, below, code) AS place
  FROM (
    SELECT class, code, n,
      CASE WHEN 2 * SUM(n) OVER (PARTITION BY class ORDER BY code ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
        >= SUM(n) OVER (PARTITION BY class) THEN 0 ELSE 1 END AS below,
      MAX(missing) OVER (PARTITION BY class) - missing AS known
    FROM (
      SELECT class, c1 AS code, SUM(n) AS n,
0 AS missing
      FROM "coded_1"
      GROUP BY class, c1
    ) AS h
  ) AS r
) AS t
JOIN "dictionary_1" AS v ON v.code = t.code
WHERE t.place = 1;
