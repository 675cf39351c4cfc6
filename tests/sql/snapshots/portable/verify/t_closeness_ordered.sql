WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
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
FROM measures;

WITH tokens AS (
  SELECT token, s, absent, CAST(p AS DOUBLE PRECISION) AS reference_rows
  FROM histogram_all AS histogram
  WHERE c > 0 OR p > 0
  GROUP BY token, s, absent, p
),
places AS (
  SELECT token, reference_rows, ROW_NUMBER() OVER (ORDER BY absent, listed.position) AS place,
    SUM(reference_rows) OVER (ORDER BY absent, listed.position) AS own_row
  FROM tokens LEFT JOIN "listed_1" AS listed ON listed.item = (CAST(CAST(s AS VARCHAR) AS VARCHAR) COLLATE "binary")
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
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM measures;

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
