SELECT p.place AS pile,
  CASE WHEN k.place IS NULL THEN 0 + DENSE_RANK() OVER (ORDER BY CASE WHEN k.place IS NULL THEN 0 ELSE 1 END, p.first_pile)
    ELSE k.place END AS signature
FROM (
  SELECT place, listed, MIN(place) OVER (PARTITION BY listed) AS first_pile FROM "listed_1"
) AS p
LEFT JOIN "listed_2" AS k ON k.listed = p.listed;
