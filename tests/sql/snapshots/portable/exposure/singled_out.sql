SELECT COUNT(*)
FROM (
  SELECT person
  FROM (
    SELECT s.person, o.person AS other
    FROM "several_1" AS s
    JOIN "placed_1" AS o ON o.class = s.class
    JOIN "placed_1" AS hers ON hers.person = s.person
    JOIN "placed_1" AS theirs ON theirs.person = o.person AND theirs.class = hers.class
    GROUP BY s.person, o.person
    HAVING COUNT(*) = MIN(s.classes)
  ) AS shared
  GROUP BY person
  HAVING COUNT(*) < 3
) AS few;

SELECT COUNT(*)
FROM (
  SELECT person
  FROM (
    SELECT s.person, o.person AS other
    FROM "several_1" AS s
    JOIN "placed_1" AS o ON o.class = s.class
    JOIN "placed_1" AS hers ON hers.person = s.person
    JOIN "placed_1" AS theirs ON theirs.person = o.person AND theirs.class = hers.class
    GROUP BY s.person, o.person
    HAVING COUNT(*) = MIN(s.classes)
  ) AS shared
  GROUP BY person
  HAVING COUNT(*) < 2
) AS few;
