SELECT o.cell, COALESCE(n.begins, o.part) AS part, COALESCE(n.members, o.members) AS members, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o
LEFT JOIN "turned_1" AS t ON t.part = o.part
LEFT JOIN "cuts_1" AS x ON x.part = t.part AND x.dim = t.dim
  AND x.v = CASE t.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 END
LEFT JOIN "parted_1" AS n ON n.part = x.part AND n.side = x.side;
