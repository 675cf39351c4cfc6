SELECT COUNT(*), COALESCE(SUM(CASE WHEN alike < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN beside = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) OVER (PARTITION BY held) AS alike,
    COUNT(*) OVER (PARTITION BY held, q0, q1, q2) AS beside
  FROM (
    SELECT COALESCE(c.held, 0) AS held, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "persons_1" AS p
    LEFT JOIN (SELECT "whose" AS number, COUNT(*) AS held FROM "details_1" GROUP BY "whose") AS c
      ON c.number = p."person"
  ) AS persons
) AS counted;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN alike < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN beside = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) OVER (PARTITION BY held) AS alike,
    COUNT(*) OVER (PARTITION BY held, q0, q1, q2) AS beside
  FROM (
    SELECT COALESCE(c.held, 0) AS held, (CAST(p."age" AS VARCHAR) COLLATE "binary") AS q0, (CAST(p."zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q2
    FROM "main"."target_1" AS p
    LEFT JOIN (SELECT "whose" AS number, COUNT(*) AS held FROM "main"."target1_1" GROUP BY "whose") AS c
      ON c.number = p."person"
  ) AS persons
) AS counted;

SELECT COUNT(*), COALESCE(SUM(CASE WHEN alike < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN beside = 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT COUNT(*) OVER (PARTITION BY held) AS alike,
    COUNT(*) OVER (PARTITION BY held, q0) AS beside
  FROM (
    SELECT COALESCE(c.held, 0) AS held, (CAST(p."city" AS VARCHAR) COLLATE "binary") AS q0
    FROM "main"."target_1" AS p
    LEFT JOIN (SELECT "whose" AS number, COUNT(*) AS held FROM "main"."target1_1" GROUP BY "whose") AS c
      ON c.number = p."person"
  ) AS persons
) AS counted;
