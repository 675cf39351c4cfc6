WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known
, q0
FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
, q0,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT `sqlanon_joint` AS q0, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `shown_1`
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS SIGNED) AS n, CAST(SUM(c) AS SIGNED) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS SIGNED) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS SIGNED) AS p, CAST(SUM(r) OVER () AS SIGNED) AS total
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
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE) * CAST(total AS DOUBLE) / NULLIF(CAST(v AS DOUBLE) * CAST(p AS DOUBLE), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT class, n, different AS measure, CASE WHEN different < 2 THEN 1 ELSE 0 END AS violates
FROM value_summary_known
)
SELECT cells.q0 AS q0
FROM cells JOIN measured_0 ON measured_0.class = cells.class
WHERE cells.own = 1 AND measured_0.violates = 1;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known
, q0
FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
, q0,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, s, COUNT(*) AS held
FROM (
  SELECT `sqlanon_joint` AS q0, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `shown_1`
) AS released
GROUP BY q0, s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
q0)
) AS classed
),
value_summary_known AS (
SELECT class, CAST(SUM(held) AS SIGNED) AS n, CAST(SUM(c) AS SIGNED) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS SIGNED) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held * (1 - absent) AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_known AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS SIGNED) AS p, CAST(SUM(r) OVER () AS SIGNED) AS total
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
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE) * CAST(total AS DOUBLE) / NULLIF(CAST(v AS DOUBLE) * CAST(p AS DOUBLE), 0) AS growth
  FROM histogram_known AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
SELECT class, n, different AS measure, CASE WHEN different < 3 THEN 1 ELSE 0 END AS violates
FROM value_summary_known WHERE n > 0
)
SELECT cells.q0 AS q0
FROM cells JOIN measured_0 ON measured_0.class = cells.class
WHERE cells.own = 1 AND measured_0.violates = 1;

WITH cells AS (
SELECT own, class, DENSE_RANK() OVER (ORDER BY absent, SHA2(s, 256)) AS token, s, absent, held, n, known
, q0, q1, q2
FROM (
  SELECT own, DENSE_RANK() OVER w AS class, s, absent, held
, q0, q1, q2,
    CAST(SUM(held) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS n,
    CAST(SUM(held * (1 - absent)) OVER (w RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS SIGNED) AS known
  FROM (
    SELECT values_by_class.*, CASE WHEN s IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
SELECT 1 AS own, q0, q1, q2, s, COUNT(*) AS held
FROM (
  SELECT CONVERT(`age` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `place`.`released`
) AS released
GROUP BY q0, q1, q2, s
UNION ALL
SELECT 0, NULL, NULL, NULL, s, COUNT(*)
FROM (SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `place`.`people`) AS compared GROUP BY s

    ) AS values_by_class
  ) AS marked
  WINDOW w AS (ORDER BY own,
SHA2(q0, 256), SHA2(q1, 256), SHA2(q2, 256))
) AS classed
),
value_summary_all AS (
SELECT class, CAST(SUM(held) AS SIGNED) AS n, CAST(SUM(c) AS SIGNED) AS v,
  CAST(SUM(CASE WHEN c > 0 THEN 1 ELSE 0 END) AS SIGNED) AS different, MAX(c) AS greatest,
  SUM(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) * LN(CASE WHEN c > 0 THEN CAST(c AS DOUBLE) END) ELSE 0 END) AS spent
FROM (
  SELECT class, held, held AS c FROM cells WHERE own = 1
) AS counted
GROUP BY class
),
histogram_all AS (
SELECT own, class, token, s, absent, c, n, v,
  CAST(SUM(r) OVER (PARTITION BY token) AS SIGNED) AS p, CAST(SUM(r) OVER () AS SIGNED) AS total
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
  SELECT class, n, v, total, c, p, CAST(c AS DOUBLE) / NULLIF(v, 0) AS share, CAST(p AS DOUBLE) / NULLIF(total, 0) AS expected,
    CAST(c AS DOUBLE) * CAST(total AS DOUBLE) / NULLIF(CAST(v AS DOUBLE) * CAST(p AS DOUBLE), 0) AS growth
  FROM histogram_all AS histogram WHERE own = 1
) AS shares
GROUP BY class
),
measured_0 AS (
WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN `place`.`sqlanon_compiled_run_run_3` AS listed ON listed.item = CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
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
    CAST(SUM(c) OVER (PARTITION BY class ORDER BY place) AS SIGNED) AS reached
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
