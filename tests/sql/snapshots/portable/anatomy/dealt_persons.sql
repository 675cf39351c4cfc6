SELECT place AS unit, cell, s, others, CAST(place % 9 AS INTEGER) AS part,
  CASE WHEN s = -1 THEN -1 ELSE s END AS v
FROM (
  SELECT cell, s, others, ROW_NUMBER() OVER (ORDER BY none, s, lot, others, cell) - 1 AS place FROM "drawn_1"
) AS placed;
