SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, SUM(n) AS n
  FROM (
    SELECT CASE WHEN SUM(n) < 0 THEN 0 ELSE 1 END AS side, ABS(SUM(n)) AS n, v0, v1, v2, v3, v4
    FROM (
      SELECT v0, v1, v2, v3, v4, -n AS n FROM `before_1`
      UNION ALL
      SELECT CONVERT(CAST(`age` AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(`zip` AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(`city` AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(`grade` AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, CONVERT(CAST(`illness` AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, 1 FROM `place`.`sqlanon_recoding_run_rows`
    ) AS both_states
    GROUP BY v0, v1, v2, v3, v4
    HAVING SUM(n) <> 0
  ) AS differing
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;
