SELECT p.place AS pile, s.signature
FROM "listed_1" AS p
JOIN (
  SELECT f.listed,
    CASE WHEN k.place IS NULL
      THEN 0 + ROW_NUMBER() OVER (ORDER BY CASE WHEN k.place IS NULL THEN 0 ELSE 1 END, f.first_pile)
      ELSE k.place END AS signature
  FROM (SELECT listed, MIN(place) AS first_pile FROM "listed_1" GROUP BY listed) AS f
  LEFT JOIN "listed_2" AS k ON k.listed = f.listed
) AS s ON s.listed = p.listed;
