SELECT a.cell, g.class
FROM "assignment_1" AS a
JOIN "regions_1" AS r ON r.was = a.class
JOIN (
  SELECT class, MIN(class) OVER (PARTITION BY place) AS told FROM "places_1"
) AS p ON p.class = r.class
JOIN "regions_2" AS g ON g.told = p.told;
