SELECT person, classes, size, class
FROM (
  SELECT person, class, size, COUNT(*) OVER (PARTITION BY person) AS classes,
    ROW_NUMBER() OVER (PARTITION BY person ORDER BY size, class) AS place
  FROM (SELECT person, class, COUNT(*) OVER (PARTITION BY class) AS size FROM "placed_1") AS sized
) AS persons
WHERE place = 1 AND classes > 1;
