SELECT cell, s, CAST(turn AS INTEGER) AS class, COUNT(*) AS n
FROM (
  SELECT cell, s, (place - 1) % 20 AS turn
  FROM (SELECT cell, s, ROW_NUMBER() OVER (ORDER BY none, s, lot, cell) AS place FROM "drawn_1") AS placed
) AS one_by_one
GROUP BY cell, s, turn;
