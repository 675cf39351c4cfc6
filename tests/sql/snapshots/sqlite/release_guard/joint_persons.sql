SELECT COUNT(*), COALESCE(SUM(CASE WHEN n > 1 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT who, COUNT(DISTINCT joint) AS n
  FROM (
    SELECT +`whose` AS who, sqlanon_joint AS joint FROM `shown_1`
  ) AS placed
  WHERE who IS NOT NULL
  GROUP BY who
) AS persons;
