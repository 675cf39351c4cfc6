SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0, q1) AS class
  FROM (
    SELECT `who` AS who, `v` AS q0, CONVERT(CAST(CAST(`w` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
    FROM `persons_1`
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;
