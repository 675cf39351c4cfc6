SELECT s.cell, y.child AS part, y.size, s.n, s.c0, s.c1, s.c2, s.c3, s.c4, s.c5
FROM (
  SELECT o.*, CASE x.dim WHEN 0 THEN o.c0 WHEN 1 THEN o.c1 WHEN 2 THEN o.c2 WHEN 3 THEN o.c3 WHEN 4 THEN o.c4 WHEN 5 THEN o.c5 END AS v
  FROM "open_1" AS o JOIN "cuts_1" AS x ON x.part = o.part
) AS s
JOIN "children_1" AS y ON y.part = s.part AND y.v = s.v;

SELECT cell, part, size, LEAST(cell_end, piece_end) - GREATEST(cell_start, piece_start) AS n, c0, c1
FROM (
  SELECT s.*, y.child AS part, y.size, y.start AS piece_start, y.start + y.n AS piece_end
  FROM (
    SELECT o.cell, o.part AS parent, x.v, o.c0, o.c1,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - o.n AS cell_start,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS cell_end
    FROM "open_1" AS o
    JOIN (
      SELECT q.cell, q.part, CASE p.dim WHEN 0 THEN q.c0 WHEN 1 THEN q.c1 END AS v
      FROM "open_1" AS q JOIN "cuts_1" AS p ON p.part = q.part
    ) AS x ON x.cell = o.cell AND x.part = o.part
  ) AS s
  JOIN "children_1" AS y ON y.part = s.parent AND y.v = s.v
) AS dealt
WHERE cell_start < piece_end AND piece_start < cell_end;

SELECT cell, part, size, LEAST(cell_end, piece_end) - GREATEST(cell_start, piece_start) AS n, c0, c1, c2, c3, c4
FROM (
  SELECT s.*, y.child AS part, y.size, y.start AS piece_start, y.start + y.n AS piece_end
  FROM (
    SELECT o.cell, o.part AS parent, x.v, o.c0, o.c1, o.c2, o.c3, o.c4,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - o.n AS cell_start,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS cell_end
    FROM "open_1" AS o
    JOIN (
      SELECT q.cell, q.part, CASE p.dim WHEN 0 THEN q.c0 WHEN 1 THEN q.c1 WHEN 2 THEN q.c2 WHEN 3 THEN q.c3 WHEN 4 THEN q.c4 END AS v
      FROM "open_1" AS q JOIN "cuts_1" AS p ON p.part = q.part
    ) AS x ON x.cell = o.cell AND x.part = o.part
  ) AS s
  JOIN "children_1" AS y ON y.part = s.parent AND y.v = s.v
) AS dealt
WHERE cell_start < piece_end AND piece_start < cell_end;

SELECT cell, part, size, LEAST(cell_end, piece_end) - GREATEST(cell_start, piece_start) AS n, c0, c1, c2, c3
FROM (
  SELECT s.*, y.child AS part, y.size, y.start AS piece_start, y.start + y.n AS piece_end
  FROM (
    SELECT o.cell, o.part AS parent, x.v, o.c0, o.c1, o.c2, o.c3,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) - o.n AS cell_start,
      CAST(SUM(o.n) OVER (PARTITION BY o.part, x.v ORDER BY o.cell ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) AS cell_end
    FROM "open_1" AS o
    JOIN (
      SELECT q.cell, q.part, CASE p.dim WHEN 0 THEN q.c0 WHEN 1 THEN q.c1 WHEN 2 THEN q.c2 WHEN 3 THEN q.c3 END AS v
      FROM "open_1" AS q JOIN "cuts_1" AS p ON p.part = q.part
    ) AS x ON x.cell = o.cell AND x.part = o.part
  ) AS s
  JOIN "children_1" AS y ON y.part = s.parent AND y.v = s.v
) AS dealt
WHERE cell_start < piece_end AND piece_start < cell_end;
