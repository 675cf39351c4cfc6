SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT CAST(CAST(r.o0 AS TEXT) AS TEXT) COLLATE BINARY AS v0, CAST(CAST(r.o1 AS TEXT) AS TEXT) COLLATE BINARY AS v1, CAST(r.o2 AS TEXT) COLLATE BINARY AS v2, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST(CAST(s.`said` AS TEXT) AS TEXT) AS BLOB) AS BLOB)) AS o2,
    n.new AS number
  FROM `visits` AS s
  JOIN `numbers_1` AS n ON n.old = s.`whose`
  JOIN `main`.`target_1` AS p ON p.`person` = n.new
  CROSS JOIN `keys_1` AS k
) AS r

    UNION ALL
    SELECT CAST(CAST(t.`whose` AS TEXT) AS TEXT) COLLATE BINARY, CAST(CAST(t.`cost` AS TEXT) AS TEXT) COLLATE BINARY, CAST(t.`said` AS TEXT) COLLATE BINARY, -1 FROM `main`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0, v1, v2
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT CAST(CAST(r.o0 AS TEXT) AS TEXT) COLLATE BINARY AS v0, CAST(m.l1 AS TEXT) COLLATE BINARY AS v1, CAST(m.l0 AS TEXT) COLLATE BINARY AS v2, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    COALESCE(d1.code, -1) AS k1,
    n.new AS number
  FROM `costs` AS s
  JOIN `numbers_1` AS n ON n.old = s.`whose`
  JOIN `main`.`target_1` AS p ON p.`person` = n.new
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = CAST(s.`day` AS TEXT) COLLATE BINARY
LEFT JOIN `dictionary_2` AS d1
  ON d1.value = CAST(s.`what` AS TEXT) COLLATE BINARY
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0 AND m.c1 = r.k1

    UNION ALL
    SELECT CAST(CAST(t.`whose` AS TEXT) AS TEXT) COLLATE BINARY, CAST(t.`what` AS TEXT) COLLATE BINARY, CAST(t.`day` AS TEXT) COLLATE BINARY, -1 FROM `main`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0, v1, v2
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT CAST(CAST(r.o0 AS TEXT) AS TEXT) COLLATE BINARY AS v0, CAST(CAST(r.o1 AS TEXT) AS TEXT) COLLATE BINARY AS v1, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    s.`cost` AS o1,
    n.new AS number
  FROM `visits` AS s
  JOIN `numbers_1` AS n ON n.old = s.`whose`
  JOIN `main`.`target_1` AS p ON p.`person` = n.new
) AS r

    UNION ALL
    SELECT CAST(CAST(t.`whose` AS TEXT) AS TEXT) COLLATE BINARY, CAST(CAST(t.`cost` AS TEXT) AS TEXT) COLLATE BINARY, -1 FROM `main`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0, v1
  HAVING SUM(held) <> 0
) AS differing;

SELECT COUNT(*)
FROM (
  SELECT 1 AS differs
  FROM (
    SELECT CAST(CAST(r.o0 AS TEXT) AS TEXT) COLLATE BINARY AS v0, CAST(m.l0 AS TEXT) COLLATE BINARY AS v1, 1 AS held
FROM (
  SELECT
    n.new AS o0,
    COALESCE(d0.code, -1) AS k0,
    n.new AS number
  FROM `buys` AS s
  JOIN `numbers_1` AS n ON n.old = s.`whose`
  JOIN `main`.`target_1` AS p ON p.`person` = n.new
LEFT JOIN `dictionary_1` AS d0
  ON d0.value = CAST(s.`what` AS TEXT) COLLATE BINARY
) AS r
INNER JOIN `map_1` AS m ON m.c0 = r.k0

    UNION ALL
    SELECT CAST(CAST(t.`whose` AS TEXT) AS TEXT) COLLATE BINARY, CAST(t.`what` AS TEXT) COLLATE BINARY, -1 FROM `main`.`target1_1` AS t
  ) AS both_tables
  GROUP BY v0, v1
  HAVING SUM(held) <> 0
) AS differing;
