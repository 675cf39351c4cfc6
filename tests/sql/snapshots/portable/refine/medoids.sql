SELECT class AS cell, c0, c1, c2
FROM (
  SELECT class, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY class ORDER BY alike DESC, cell) AS place
  FROM "members_1"
) AS ranked
WHERE place = 1;
