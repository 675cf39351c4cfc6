SELECT 'suppressed_beyond_the_limit' AS violated, violating
FROM (
SELECT 0 AS place,
  CASE WHEN gone >= 0 AND gone * 10 <= 9 * held + 0 THEN 0 ELSE 1 END AS violating,
  held, held - gone AS released
FROM (
  SELECT CAST(held AS NUMERIC) AS held, CAST(held - released AS NUMERIC) AS gone
  FROM (SELECT (SELECT COUNT(*) FROM "place"."people") AS held, (SELECT COUNT(*) FROM relation_run) AS released) AS sizes
) AS counted
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 'fewer_rows_than_min_rows' AS violated, violating
FROM (
SELECT 0 AS place, CASE WHEN COUNT(*) < 1 THEN 1 ELSE 0 END AS violating FROM relation_run
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 't_closeness_without_a_place_1' AS violated, violating
FROM (
SELECT 0 AS place, (SELECT COUNT(*)
FROM (SELECT CAST(CAST("illness" AS TEXT) AS TEXT) COLLATE "C" AS label FROM "place"."people" WHERE "illness" IS NOT NULL GROUP BY CAST(CAST("illness" AS TEXT) AS TEXT) COLLATE "C") AS g
LEFT JOIN "place"."sqlanon_compiled_run_run_3" AS listed ON listed.item = g.label
WHERE listed.item IS NULL
) AS violating
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 'k_anonymity_violated_0_0' AS violated, violating
FROM (
WITH sizes_beside_population AS (
SELECT CAST(SUM(here) AS BIGINT) AS n,
  CAST(SUM(there) AS BIGINT) AS members
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, 1 AS here, 0 AS there FROM relation_run
) AS united
GROUP BY q0, q1, q2
),
measured_0 AS (
SELECT n, n AS measure, CASE WHEN n < 3 THEN 1 ELSE 0 END AS violates
FROM sizes_beside_population WHERE n > 0
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
) AS measured
WHERE violating <> 0
UNION ALL
SELECT 't_closeness_violated_1_0' AS violated, violating
FROM (
WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, s) AS token, s, absent, held, n, known

FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS BIGINT) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CAST("age" AS TEXT) COLLATE "C" AS q0, CAST("zip" AS TEXT) COLLATE "C" AS q1, CAST("city" AS TEXT) COLLATE "C" AS q2, CAST("illness" AS TEXT) COLLATE "C" AS s FROM relation_run
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT CAST("illness" AS TEXT) COLLATE "C" AS s FROM "place"."people") AS compared GROUP BY s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0, q1, q2)
) AS classed
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
  FROM tokens LEFT JOIN "place"."sqlanon_compiled_run_run_3" AS listed ON listed.item = CAST(CAST(s AS TEXT) AS TEXT) COLLATE "C"
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
  SELECT MAX(n) AS n,
    SUM(place * (turn - first_row) - (turn_sum - first_sum) + (last_sum - turn_sum) - place * (last_row - turn)) AS work
  FROM turned GROUP BY class
),
measures AS (
  SELECT n, COALESCE(work / NULLIF(total * (place_count - 1), 0), CASE WHEN total > 0 THEN 0 END) AS measure
  FROM works CROSS JOIN reference_extent
  UNION ALL
  SELECT n, 0 FROM value_summary_all WHERE v = 0
)
SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM measures
)
SELECT 0 AS place, COUNT(*) AS classes, COALESCE(SUM(violates), 0) AS violating,
  COALESCE(SUM(CASE WHEN violates = 1 THEN n ELSE 0 END), 0) AS violating_rows,
  CAST(MIN(measure) AS DOUBLE PRECISION) AS least, CAST(MAX(measure) AS DOUBLE PRECISION) AS greatest,
  COALESCE(SUM(CASE WHEN measure IS NULL THEN 1 ELSE 0 END), 0) AS infinite
FROM measured_0
) AS measured
WHERE violating <> 0;
