(
  SELECT p.place, CASE p.place WHEN 0 THEN CONVERT(CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS written
  FROM (
  SELECT CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0, 1 AS seen
  FROM `calls`
) AS looked_at

  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r;
