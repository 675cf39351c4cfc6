WITH released AS (
  SELECT +`age` AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1, CAST(`illness` AS TEXT) COLLATE BINARY AS s FROM `people`
),
counted AS (
  SELECT q0, q1, s, COUNT(*) AS held, COUNT(*) AS c
  FROM released GROUP BY q0, q1, s
)
,
shares AS (
  SELECT SUM(held) AS n, SUM(c) AS v,
    SUM(CASE WHEN listed.item IS NULL THEN 0 ELSE c END) AS most
  FROM counted LEFT JOIN `_sqlanon_listed` AS listed ON listed.item = CAST(CAST(s AS TEXT) AS TEXT) COLLATE BINARY
  GROUP BY q0, q1)
SELECT n, CASE WHEN v = 0 THEN 0 ELSE CAST(most AS REAL) / NULLIF(v, 0) END AS measure,
  CASE WHEN CAST(most AS INTEGER) * 2 <= CAST(v AS INTEGER) * 1 THEN 0 ELSE 1 END AS violates
FROM shares;
