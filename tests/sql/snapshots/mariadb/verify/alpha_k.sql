WITH released AS (
  SELECT `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS s FROM `people`
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(*) AS c
  FROM released GROUP BY q0, q1, s
)
,
shares AS (
  SELECT SUM(held) AS n, SUM(c) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE c END) AS most
  FROM counted LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CONVERT(CONVERT(s USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin
  GROUP BY q0, q1)
SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS DOUBLE) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS DECIMAL(65, 0)) * 2 <= CAST(v AS DECIMAL(65, 0)) * 1 THEN 0 ELSE 1 END AS violates
FROM shares;
