-- name: network_loss
SELECT CAST(SUM(persons) AS BIGINT) AS persons, CAST(SUM(CASE WHEN persons > 0 THEN 1 ELSE 0 END) AS BIGINT) AS clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN edges ELSE 0 END) AS BIGINT) AS within_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE edges END) AS BIGINT) AS between_clusters,
  CAST(SUM(CASE WHEN persons > 0 THEN 0 ELSE 1 END) AS BIGINT) AS pairs,
  CAST(SUM(CASE WHEN edges >= most AND most > 0 THEN 1 ELSE 0 END) AS BIGINT) AS complete,
  SUM(CASE WHEN most > 0 THEN 2.0 * CAST(edges AS DOUBLE PRECISION) * (1.0 - CAST(edges AS DOUBLE PRECISION) / CAST(most AS DOUBLE PRECISION))
    ELSE 0.0 END) AS lost
FROM (
  SELECT "size" AS persons, "edges" AS edges, CAST("size" AS BIGINT) * (CAST("size" AS BIGINT) - 1) / 2 AS most FROM "network_1"
  UNION ALL
  SELECT 0, e."edges", CAST(x."size" AS BIGINT) * y."size"
  FROM "network_2" AS e
  JOIN "network_1" AS x ON x."group_id" = e."group_id"
  JOIN "network_1" AS y ON y."group_id" = e."other_group_id"
) AS parts;

-- name: network_sizes
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS placed, 0 AS told, 0 AS times FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "size", 1 FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(placed) OR SUM(shown) <> SUM(told) OR SUM(times) <> 1
) AS differing;

-- name: network_edges
SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held, 0 AS times FROM "main"."target1_1"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0, 1 FROM "main"."target2_1"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1, 0
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT first_key, second_key FROM "links_1"
        UNION ALL
        SELECT second_key, first_key FROM "links_1"
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN "numbers_1" AS a ON a.old = e.first_key
    JOIN "numbers_1" AS b ON b.old = e.second_key
    JOIN "persons_1" AS x ON x.number = a.new
    JOIN "persons_1" AS y ON y.number = b.new
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held) OR SUM(times) > 1 OR (SUM(times) = 1 AND SUM(told) = 0)
) AS differing;

-- name: network_clusters
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS told, 0 AS times, 0 AS wrong FROM "masked"
    UNION ALL
    SELECT "group_id", 0, COALESCE("size", 0), 1,
      CASE WHEN "size" >= 1 AND "edges" >= 0
        AND 2 * CAST("edges" AS DOUBLE PRECISION) <= CAST("size" AS DOUBLE PRECISION) * (CAST("size" AS DOUBLE PRECISION) - 1) THEN 0 ELSE 1 END
    FROM "masked_clusters"
  ) AS all_rows
  GROUP BY place
  HAVING place IS NULL OR SUM(shown) <> SUM(told) OR SUM(times) <> 1 OR SUM(wrong) > 0
) AS differing;

-- name: network_pairs
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT e."group_id" AS place, e."other_group_id" AS other,
      CASE WHEN e."group_id" < e."other_group_id" AND e."edges" >= 1
        AND CAST(e."edges" AS DOUBLE PRECISION) <= CAST(x."size" AS DOUBLE PRECISION) * CAST(y."size" AS DOUBLE PRECISION) THEN 0 ELSE 1 END AS wrong
    FROM "masked_edges" AS e
    LEFT JOIN "masked_clusters" AS x ON x."group_id" = e."group_id"
    LEFT JOIN "masked_clusters" AS y ON y."group_id" = e."other_group_id"
  ) AS all_pairs
  GROUP BY place, other
  HAVING COUNT(*) > 1 OR SUM(wrong) > 0
) AS differing;

-- name: network_keys
SELECT COUNT(*)
FROM (
  SELECT told
  FROM (SELECT s."id" AS told FROM "masked" AS s WHERE s."id" IS NOT NULL) AS keys_of_all
  GROUP BY told
  HAVING COUNT(*) > 1
) AS repeated;

-- name: network_links
SELECT COUNT(*)
FROM (
  SELECT place, other
  FROM (
    SELECT "group_id" AS place, "group_id" AS other, "edges" AS told, 0 AS held FROM "masked_clusters"
    UNION ALL
    SELECT "group_id", "other_group_id", "edges", 0 FROM "masked_edges"
    UNION ALL
    SELECT LEAST(x.place, y.place), GREATEST(x.place, y.place), 0, 1
    FROM (
      SELECT DISTINCT l.first_key, l.second_key
      FROM (
        SELECT s."one" AS first_key, s."two" AS second_key FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
        UNION ALL
        SELECT s."two", s."one" FROM "links" AS s
        WHERE s."one" IS NOT NULL AND s."two" IS NOT NULL
      ) AS l
      WHERE l.first_key < l.second_key
    ) AS e
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS x ON x.told = e.first_key
    JOIN (
      SELECT s."id" AS told, s."group_id" AS place FROM "masked" AS s WHERE s."id" IS NOT NULL
    ) AS y ON y.told = e.second_key
  ) AS all_edges
  GROUP BY place, other
  HAVING SUM(told) <> SUM(held)
) AS differing;

-- name: miscounted
SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there, SUM(wrong) AS wrong
  FROM (
    SELECT "group_id" AS same_group, 1 AS here, 0 AS there, 0 AS wrong FROM "main"."target_1"
    UNION ALL
    SELECT "group_id", 0, "count", CASE WHEN "count" >= 1 THEN 0 ELSE 1 END FROM "main"."target1_1"
  ) AS both_tables
  GROUP BY same_group
) AS groups_of_both
WHERE wrong > 0 OR here <> there;

-- name: unrolled
(
  SELECT f.own_group AS "group_id", v.value AS "illness"
  FROM (
    SELECT "group_id" AS own_group, "group_id" AS same_group,
      ROW_NUMBER() OVER (PARTITION BY "group_id" ORDER BY "group_id") AS turn
    FROM "main"."target_1"
  ) AS f
  JOIN (
    SELECT "group_id" AS same_group, "illness" AS value, "count" AS held,
      SUM("count") OVER (PARTITION BY "group_id" ORDER BY "group_id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM "main"."target1_1"
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled;

-- name: dealt_once
SELECT COUNT(*)
FROM (
  SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value
  FROM "main"."target1_1"
  WHERE (CAST("illness" AS VARCHAR) COLLATE "binary") IS NOT NULL
  GROUP BY "group_id", (CAST("illness" AS VARCHAR) COLLATE "binary") HAVING SUM("count") > 1
) AS repeated;

-- name: signed_counts
SELECT COUNT(*)
FROM (
  SELECT place
  FROM (
    SELECT "group_id" AS place, 1 AS shown, 0 AS held, 0 AS forged FROM "main"."target_1"
    UNION ALL
    SELECT place, 0, 1, 0 FROM "persons_1"
    UNION ALL
    SELECT "group_id", 0, 0, "count" FROM "main"."target1_1"
  ) AS all_rows
  GROUP BY place
  HAVING SUM(shown) <> SUM(held) + SUM(forged) OR SUM(held) < 1 OR MIN(forged) < 0
) AS differing;

-- name: signed_values
SELECT COUNT(*)
FROM "persons_1" AS p
LEFT JOIN (SELECT DISTINCT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value FROM "main"."target_1") AS w ON w.place = p.place AND w.value = p.value
WHERE w.place IS NULL;

-- name: signed_persons
SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM "persons_1" AS p
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k ON k.person = p.person
  WHERE k.signature IS NULL
  UNION ALL
  SELECT COUNT((CAST(person AS VARCHAR) COLLATE "binary")) - COUNT(DISTINCT (CAST(person AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_signatures"
) AS both_wrongs;

-- name: signed_classes
SELECT COUNT(*)
FROM (
  SELECT l.place, l.signature, COUNT(*) AS shown, COUNT(t.signature) AS common
  FROM (
    SELECT DISTINCT p.place, k.signature
    FROM "persons_1" AS p
    JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS k ON k.person = p.person
  ) AS l
  JOIN (SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value FROM "main"."target_1") AS w ON w.place = l.place
  LEFT JOIN (SELECT DISTINCT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS t
    ON t.signature = l.signature AND t.value = w.value
  GROUP BY l.place, l.signature
) AS c
LEFT JOIN (SELECT signature, COUNT(*) AS n FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL GROUP BY signature) AS s ON s.signature = c.signature
WHERE s.n IS NULL OR c.shown <> s.n OR c.common <> s.n;

-- name: signed_rows
SELECT COUNT(*)
FROM (
  SELECT place, value
  FROM (
    SELECT "group_id" AS place, (CAST("illness" AS VARCHAR) COLLATE "binary") AS value, 1 AS shown FROM "main"."target_1"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_known"
    UNION ALL
    SELECT place, (CAST(v0 AS VARCHAR) COLLATE "binary"), -1 FROM "main"."sqlanon_recoding_run_forged"
  ) AS all_rows
  GROUP BY place, value
  HAVING SUM(shown) <> 0
) AS differing;

-- name: signed_memory
SELECT SUM(wrong)
FROM (
  SELECT COUNT(*) AS wrong
  FROM (
    SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NOT NULL
  ) AS b
  LEFT JOIN (SELECT person AS person FROM "persons_1") AS p ON p.person = b.person
  LEFT JOIN (SELECT (CAST(person AS VARCHAR) COLLATE "binary") AS person, signature FROM "main"."sqlanon_recoding_run_signatures") AS a
    ON a.person = b.person AND a.signature = b.signature
  WHERE p.person IS NULL AND a.person IS NULL
  UNION ALL
  SELECT COUNT(*) AS wrong
  FROM (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS b
  LEFT JOIN (SELECT signature, (CAST(v0 AS VARCHAR) COLLATE "binary") AS value FROM "main"."sqlanon_recoding_run_signatures" WHERE person IS NULL) AS a
    ON a.signature = b.signature AND a.value = b.value
  WHERE a.signature IS NULL
) AS both_wrongs;
