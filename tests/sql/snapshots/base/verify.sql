-- name: value_counts
SELECT v0, COUNT(*) AS n
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS v0 FROM "people") AS counted
GROUP BY v0;

-- name: classes
SELECT COUNT(*), COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0), COALESCE(SUM(n), 0), MIN(n), MAX(n),
  COALESCE(SUM(CAST(n AS DOUBLE PRECISION) * n), 0)
FROM (
  SELECT COUNT(*) AS n
  FROM (
    SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("grade" AS VARCHAR) COLLATE "binary") AS q3
    FROM "persons_1"
  ) AS released
  GROUP BY q0, q1, q2, q3
) AS classes;

-- name: differing
SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS q0, 1 AS here, 0 AS there FROM (
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
) AS unrolled
    UNION ALL
    SELECT (CAST("illness" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "people"
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;

-- name: sizes_beside_population
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, 1 AS here, 0 AS there FROM "main"."target_1"
  UNION ALL
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary"), (CAST("zip" AS VARCHAR) COLLATE "binary"), 0, 1 FROM "population_1"
) AS united
GROUP BY q0, q1;

-- name: k_anonymity
SELECT n, n AS measure, CASE WHEN n < 5 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

-- name: cells
-- sqlite
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS INTEGER) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM (
  SELECT f.own_group AS `group_id`, v.value AS `illness`
  FROM (
    SELECT `group_id` AS own_group, +`group_id` AS same_group,
      ROW_NUMBER() OVER (PARTITION BY +`group_id` ORDER BY +`group_id`) AS turn
    FROM `main`.`target_1`
  ) AS f
  JOIN (
    SELECT +`group_id` AS same_group, `illness` AS value, `count` AS held,
      SUM(`count`) OVER (PARTITION BY +`group_id` ORDER BY +`group_id`
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM `main`.`target1_1`
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
) AS released
GROUP BY q0, s
    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed;

-- name: value_summary
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class;

-- name: histogram
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
CASE WHEN own = 0 THEN c ELSE 0 END AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class;

-- name: reference_contrast
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class;

-- name: km_anonymity
SELECT had AS n, had AS measure, CASE WHEN had < 3 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)
  ) AS i1
  GROUP BY
i1.class, i1.times
  UNION ALL
  SELECT CAST(SUM(1 - i1.absent) AS BIGINT) AS had
  FROM (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)
  ) AS i1
  JOIN (
SELECT class, token, absent, times
FROM cells
JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
) AS counted ON times <= held
WHERE own <> 0 AND NOT (absent = 1 AND times > 1)
  ) AS i2 ON i2.token = i1.token AND i2.class > i1.class
  WHERE i1.absent <> 1
    AND i1.times + i2.times <= 2
  GROUP BY
i1.class, i1.times, i2.class, i2.times
) AS combinations;

-- name: l_diversity_distinct
SELECT class, n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known;

-- name: l_diversity_entropy
SELECT n, measure, CASE WHEN measure >= 0.40546510710816436 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN CAST(v AS DOUBLE PRECISION) END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM value_summary_known
) AS entropies;

-- name: l_diversity_recursive
WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM value_summary_known
)
SELECT n, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM tails;

-- name: t_closeness_equal
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.40000000100000005 THEN 0 ELSE 1 END AS violates
FROM (SELECT n, CASE WHEN v = 0 THEN 0 ELSE (1 + gap) / 2.0 END AS measure
    FROM reference_contrast_all) AS measures;

-- name: t_closeness_ordered
WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
),
summed_places AS (
  SELECT token, place, reference_rows, own_row, SUM(reference_rows * place) OVER (ORDER BY place) AS own_sum
  FROM places
),
reference_extent AS (
  SELECT COUNT(*) AS place_count, MAX(own_row) AS total FROM places
),
class_values AS (
  SELECT class, n, v, place, own_row, own_sum,
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS BIGINT) AS reached
  FROM histogram_all AS histogram JOIN summed_places ON summed_places.token = histogram.token
  WHERE own = 1 AND c > 0
),
last_rows AS (
  SELECT reached, v, total * reached / v AS reference_row
  FROM class_values CROSS JOIN reference_extent
  GROUP BY reached, v, total
),
in_line AS (
  SELECT reached, v, reference_row, 0 AS place, 0.0 AS reference_rows, 0.0 AS place_sum FROM last_rows
  UNION ALL
  SELECT NULL, NULL, own_row - reference_rows, place, reference_rows, reference_rows * place FROM summed_places
),
located AS (
  SELECT reached, v, reference_row,
    SUM(place_sum) OVER (ORDER BY reference_row)
      - (SUM(reference_rows) OVER (ORDER BY reference_row) - reference_row) * MAX(place) OVER (ORDER BY reference_row) AS row_sum
  FROM in_line
),
received AS (
  SELECT class, n, place, own_row, own_sum,
    COALESCE(LAG(reference_row) OVER (PARTITION BY class ORDER BY place), 0) AS first_row, reference_row AS last_row,
    COALESCE(LAG(row_sum) OVER (PARTITION BY class ORDER BY place), 0) AS first_sum, row_sum AS last_sum
  FROM class_values JOIN located ON located.reached = class_values.reached AND located.v = class_values.v
),
turned AS (
  SELECT class, n, place, first_row, first_sum, last_row, last_sum,
    CASE WHEN own_row < first_row THEN first_row WHEN own_row > last_row THEN last_row ELSE own_row END AS turn,
    CASE WHEN own_row < first_row THEN first_sum WHEN own_row > last_row THEN last_sum ELSE own_sum END AS turn_sum
  FROM received
),
works AS (
  SELECT class, MAX(n) AS n,
    SUM(place * (turn - first_row) - (turn_sum - first_sum) + (last_sum - turn_sum) - place * (last_row - turn)) AS work
  FROM turned GROUP BY class
),
measures AS (
  SELECT class, n, COALESCE(work / NULLIF(total * (place_count - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM works CROSS JOIN reference_extent
  UNION ALL
  SELECT class, n, 0 FROM value_summary_all WHERE v = 0
)
SELECT class, n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures;

-- name: person_anonymity
SELECT class, n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0;

-- name: violating
WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("zip" AS VARCHAR) COLLATE "binary") AS q1, (CAST("city" AS VARCHAR) COLLATE "binary") AS q2, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."released"
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."people") AS compared GROUP BY s
),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, q2, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1, q2
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
, marked.q0, marked.q1, marked.q2
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
  AND classes.q2 IS NOT DISTINCT FROM marked.q2
),
value_summary_all AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_all AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
CASE WHEN own = 0 THEN c ELSE 0 END AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_all AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN "main"."sqlanon_compiled_run_run_3" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
),
summed_places AS (
  SELECT token, place, reference_rows, own_row, SUM(reference_rows * place) OVER (ORDER BY place) AS own_sum
  FROM places
),
reference_extent AS (
  SELECT COUNT(*) AS place_count, MAX(own_row) AS total FROM places
),
class_values AS (
  SELECT class, n, v, place, own_row, own_sum,
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS BIGINT) AS reached
  FROM histogram_all AS histogram JOIN summed_places ON summed_places.token = histogram.token
  WHERE own = 1 AND c > 0
),
last_rows AS (
  SELECT reached, v, total * reached / v AS reference_row
  FROM class_values CROSS JOIN reference_extent
  GROUP BY reached, v, total
),
in_line AS (
  SELECT reached, v, reference_row, 0 AS place, 0.0 AS reference_rows, 0.0 AS place_sum FROM last_rows
  UNION ALL
  SELECT NULL, NULL, own_row - reference_rows, place, reference_rows, reference_rows * place FROM summed_places
),
located AS (
  SELECT reached, v, reference_row,
    SUM(place_sum) OVER (ORDER BY reference_row)
      - (SUM(reference_rows) OVER (ORDER BY reference_row) - reference_row) * MAX(place) OVER (ORDER BY reference_row) AS row_sum
  FROM in_line
),
received AS (
  SELECT class, n, place, own_row, own_sum,
    COALESCE(LAG(reference_row) OVER (PARTITION BY class ORDER BY place), 0) AS first_row, reference_row AS last_row,
    COALESCE(LAG(row_sum) OVER (PARTITION BY class ORDER BY place), 0) AS first_sum, row_sum AS last_sum
  FROM class_values JOIN located ON located.reached = class_values.reached AND located.v = class_values.v
),
turned AS (
  SELECT class, n, place, first_row, first_sum, last_row, last_sum,
    CASE WHEN own_row < first_row THEN first_row WHEN own_row > last_row THEN last_row ELSE own_row END AS turn,
    CASE WHEN own_row < first_row THEN first_sum WHEN own_row > last_row THEN last_sum ELSE own_sum END AS turn_sum
  FROM received
),
works AS (
  SELECT class, MAX(n) AS n,
    SUM(place * (turn - first_row) - (turn_sum - first_sum) + (last_sum - turn_sum) - place * (last_row - turn)) AS work
  FROM turned GROUP BY class
),
measures AS (
  SELECT class, n, COALESCE(work / NULLIF(total * (place_count - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM works CROSS JOIN reference_extent
  UNION ALL
  SELECT class, n, 0 FROM value_summary_all WHERE v = 0
)
SELECT class, n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures
)
SELECT cells.q0 AS q0, cells.q1 AS q1, cells.q2 AS q2
FROM cells JOIN measured_0 ON measured_0.class = cells.class
WHERE cells.own = 1 AND measured_0.violates = 1;

-- name: t_closeness_hierarchical
WITH tokens AS (
  SELECT token, s, absent, p FROM histogram_all AS histogram GROUP BY token, s, absent, p
),
leaves AS (
  SELECT token, token AS node_0, p AS p_0,
    MIN(token) OVER (PARTITION BY level_1) AS node_1,
    SUM(p) OVER (PARTITION BY level_1) AS p_1,
    0 AS node_2, SUM(p) OVER () AS p_2
  FROM tokens LEFT JOIN "hierarchy_1" AS h ON h.leaf = COALESCE((CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary"), '') AND h.absent = tokens.absent
),
climbed AS (
  SELECT class, n, v, total, c, node_0, p_0, node_1, p_1, node_2, p_2
  FROM histogram_all AS histogram JOIN leaves ON leaves.token = histogram.token
  WHERE own = 1 AND c > 0
),
children_1 AS (
  SELECT class, node_1 AS node, n, CAST(c AS DOUBLE PRECISION) / v AS share,
    CAST(p_0 AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected, CAST(p_1 AS DOUBLE PRECISION) / NULLIF(total, 0) AS above
  FROM climbed
),
children_2 AS (
  SELECT class, node_2 AS node, MAX(n) AS n, CAST(SUM(c) AS DOUBLE PRECISION) / MAX(v) AS share,
    CAST(MAX(p_1) AS DOUBLE PRECISION) / NULLIF(MAX(total), 0) AS expected,
    CAST(MAX(p_2) AS DOUBLE PRECISION) / NULLIF(MAX(total), 0) AS above
  FROM climbed GROUP BY class, node_2, node_1
),
costs AS (
  SELECT class, MAX(n) AS n,
    1 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_1 GROUP BY class, node
  UNION ALL
  SELECT class, MAX(n) AS n,
    2 * (SUM(CASE WHEN share > expected THEN share - expected ELSE 0 END)
      - CASE WHEN SUM(share) > MAX(above) THEN SUM(share) - MAX(above) ELSE 0 END) AS cost
  FROM children_2 GROUP BY class, node
  UNION ALL
  SELECT class, n, 0 FROM value_summary_all WHERE v = 0
),
measures AS (
  SELECT MAX(n) AS n, SUM(cost) / 2.0 AS measure FROM costs GROUP BY class
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures;

-- name: alpha_k
SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
  WHERE own = 1 GROUP BY class
) AS shares;

-- name: beta_likeness
SELECT n, CASE WHEN outside > 0 THEN NULL WHEN gain > 0 THEN gain ELSE 0 END AS measure,
  CASE WHEN outside + excess > 0 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT n, gain, strange
 AS outside, over_10_1 AS excess FROM reference_contrast_all
) AS gains;

-- name: delta_disclosure
SELECT n, measure, CASE WHEN measure < 1.999999999 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v = 0 THEN 0 WHEN strange > 0 OR covered < total THEN NULL
    ELSE log_ratio / 1.0 END AS measure
  FROM reference_contrast_all
) AS measures;

-- name: m_uniqueness
SELECT n, CASE WHEN n = different THEN n ELSE 0 END AS measure,
  CASE WHEN n = different AND n >= 2 THEN 0 ELSE 1 END AS violates
FROM value_summary_known;

-- name: k_map
SELECT n, members AS measure,
  CASE WHEN members < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0;

-- name: delta_presence
SELECT q0, q1, q2, n, CAST(n AS DOUBLE PRECISION) / NULLIF(members, 0) AS measure,
  CASE WHEN CAST(n AS HUGEINT) * 1 < CAST(members AS HUGEINT) * 0 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population;

-- name: average_risk
WITH risks AS (
  SELECT n, n AS members, 1 AS found FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, members, SUM(found) OVER () AS found, SUM(n) OVER () AS total FROM risks
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN members * 9 < 10 AND
    CAST(found AS HUGEINT) * 10 > CAST(total AS HUGEINT) * 9
  THEN 1 ELSE 0 END AS violates
FROM totals;

-- name: sample_uniqueness
WITH flagged AS (
  SELECT n, CASE WHEN n = 1 THEN 1 ELSE 0 END AS alone FROM sizes_beside_population WHERE n > 0
),
totals AS (
  SELECT n, alone, SUM(alone) OVER () AS found, SUM(n) OVER () AS total FROM flagged
)
SELECT n, CAST(found AS DOUBLE PRECISION) / total AS measure,
  CASE WHEN alone = 1 AND CAST(found AS HUGEINT) * 2 > CAST(total AS HUGEINT) * 1 THEN 1 ELSE 0 END AS violates
FROM totals;

-- name: violations
WITH cells AS (
WITH values_by_class AS (
SELECT 1 AS own, q0, q1, s, COUNT(*) AS held
FROM (
  SELECT (CAST("age" AS VARCHAR) COLLATE "binary") AS q0, (CAST("city" AS VARCHAR) COLLATE "binary") AS q1, (CAST("illness" AS VARCHAR) COLLATE "binary") AS s FROM "main"."target_1"
) AS released
GROUP BY q0, q1, s
),
marked AS (
  SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent FROM values_by_class
),
classes AS (
  SELECT own, q0, q1, ROW_NUMBER() OVER () AS class,
    CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(held * (1 - absent)) AS BIGINT) AS known
  FROM marked GROUP BY own, q0, q1
)
SELECT marked.own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known
FROM marked
JOIN classes ON classes.own = marked.own
  AND classes.q0 IS NOT DISTINCT FROM marked.q0
  AND classes.q1 IS NOT DISTINCT FROM marked.q1
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held * (1 - absent) AS c, known AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_known AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
value_summary_all AS (
SELECT class, CAST(SUM(held) AS BIGINT) AS n, CAST(SUM(c) AS BIGINT) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS BIGINT) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE PRECISION) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_all AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS BIGINT) AS p, CAST(SUM(r) OVER () AS BIGINT) AS total
FROM (
  SELECT own, class, token, s, absent, c, n, v,
c AS r
  FROM (
    SELECT cells.*, held AS c, n AS v FROM cells
  ) AS counted
) AS values_by_class
),
reference_contrast_all AS (
SELECT class, MAX(n) AS n, MAX(v) AS v, MAX(total) AS total,
  SUM(CASE WHEN c > 0 THEN ABS(share - expected) - expected ELSE 0 END) AS gap,
  SUM(CASE WHEN c > 0 AND p = 0 THEN 1 ELSE 0 END) AS strange, SUM(CASE WHEN c > 0 THEN p ELSE 0 END) AS covered,
  MAX(ABS(LN(CASE WHEN c > 0 AND p > 0 THEN growth END))) AS log_ratio,
  MAX(CASE WHEN c > 0 THEN growth - 1 ELSE 0 END) AS gain,
  SUM(CASE WHEN c > 0 AND p > 0 AND growth - 1 > LN(CASE WHEN c > 0 AND p > 0 THEN 1 / expected END) + 1e-09 THEN 1
        ELSE 0 END) AS beyond
FROM (
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE PRECISION) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE PRECISION) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE PRECISION) * CAST(total AS DOUBLE PRECISION) / NULLIF(CAST(v AS DOUBLE PRECISION) * CAST(p AS DOUBLE PRECISION), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known
),
measured_1 AS (
WITH tails AS (
  SELECT n, greatest, v - greatest AS tail FROM value_summary_known
)
SELECT n, CAST(greatest AS DOUBLE PRECISION) / NULLIF(tail, 0) AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 1 < CAST(tail AS HUGEINT) * 5 THEN 0 ELSE 1 END AS violates
FROM tails
),
measured_2 AS (
SELECT n, n AS measure, CASE WHEN n < 1 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
),
measured_3 AS (
SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(greatest AS DOUBLE PRECISION) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(greatest AS HUGEINT) * 10 <= CAST(v AS HUGEINT) * 9 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT SUM(held) AS n, SUM(held) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE held END) AS greatest
  FROM cells LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
  WHERE own = 1 GROUP BY class
) AS shares
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
UNION ALL
SELECT 1 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_1
UNION ALL
SELECT 2 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_2
UNION ALL
SELECT 3 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_3;

-- name: shown
SELECT * FROM "main"."target_1";
