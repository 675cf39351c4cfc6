SELECT n.class, n.other, n.rise,
  CASE
    WHEN o.class IS NULL THEN 1
    WHEN n.class * CAST(2654435761 AS BIGINT) % CAST(4294967296 AS BIGINT)
      > o.class * CAST(2654435761 AS BIGINT) % CAST(4294967296 AS BIGINT) THEN 1
    ELSE 0
  END AS willing
FROM "near_1" AS n
LEFT JOIN "near_1" AS o ON o.class = n.other;
