SELECT class, other
FROM (
  SELECT n.class, n.other, ROW_NUMBER() OVER (PARTITION BY n.other ORDER BY n.rise, n.class) AS place
  FROM "willing_1" AS n
  LEFT JOIN "willing_1" AS o ON o.class = n.other AND o.willing = 1
  WHERE n.willing = 1 AND o.class IS NULL
) AS ranked
WHERE place = 1;
