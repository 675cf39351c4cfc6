SELECT COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0),
  COUNT(DISTINCT CASE WHEN alike = 1 THEN number END),
  COUNT(DISTINCT CASE WHEN beside = 1 THEN number END)
FROM (
  SELECT number, c, COUNT(*) OVER (PARTITION BY c) AS alike,
    COUNT(*) OVER (PARTITION BY c, q0, q1, q2) AS beside
  FROM (
    SELECT DISTINCT t.`whose` AS number, CAST(CAST(t.`cost` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(p.`age` AS TEXT) COLLATE BINARY AS q0, CAST(p.`zip` AS TEXT) COLLATE BINARY AS q1, CAST(p.`city` AS TEXT) COLLATE BINARY AS q2
    FROM `details_1` AS t
    INNER JOIN `persons_1` AS p ON p.`person` = t.`whose`
  ) AS known
) AS counted;

SELECT COUNT(DISTINCT c) + COALESCE(MAX(CASE WHEN c IS NULL THEN 1 ELSE 0 END), 0),
  COUNT(DISTINCT CASE WHEN alike = 1 THEN number END),
  COUNT(DISTINCT CASE WHEN beside = 1 THEN number END)
FROM (
  SELECT number, c, COUNT(*) OVER (PARTITION BY c) AS alike,
    COUNT(*) OVER (PARTITION BY c, q0) AS beside
  FROM (
    SELECT DISTINCT t.`whose` AS number, CAST(CAST(t.`cost` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(p.`city` AS TEXT) COLLATE BINARY AS q0
    FROM `main`.`target1_1` AS t
    INNER JOIN `main`.`target_1` AS p ON p.`person` = t.`whose`
  ) AS known
) AS counted;
