SELECT s.part, s.dim, s.side, s.members,
  CASE WHEN s.side = t.turned THEN s.part ELSE s.part + o.members END AS begins
FROM "turned_1" AS t
JOIN "sides_1" AS s ON s.part = t.part AND s.dim = t.dim
JOIN "sides_1" AS o ON o.part = t.part AND o.dim = t.dim AND o.side = 1 - s.side;
