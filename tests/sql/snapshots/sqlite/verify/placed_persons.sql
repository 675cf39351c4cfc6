SELECT DISTINCT person, class
FROM (
  SELECT who, DENSE_RANK() OVER (ORDER BY who) AS person, DENSE_RANK() OVER (ORDER BY q0) AS class
  FROM (
    SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS who, CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q0
    FROM `persons_1`
  ) AS rows_of_it
  WHERE who IS NOT NULL
) AS numbered;
