SELECT number, place, held, DENSE_RANK() OVER (ORDER BY SHA2(w, 256)) AS person,
  DENSE_RANK() OVER (ORDER BY SHA2(w, 256), SHA2(u0, 256)) AS item
FROM (
  SELECT 0 AS number, place, held, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS w, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0 FROM `place`.`sqlanon_recoding_run_0_items`
  UNION ALL
  SELECT 1 AS number, place, held, CONVERT(person USING utf8mb4) COLLATE utf8mb4_nopad_bin AS w, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS u0 FROM `items_1`
) AS known;
