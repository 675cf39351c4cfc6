SELECT a.pair, ROW_NUMBER() OVER (PARTITION BY a.pair ORDER BY a.gain + b.gain, a.place DESC, b.place DESC) AS way,
  a.cell AS leaving, b.cell AS coming
FROM "pairs_1" AS q
JOIN "going_1" AS a ON a.class = q.class
JOIN "going_1" AS b ON b.class = q.other
WHERE a.cell <> b.cell AND a.size - a.n + b.n >= 3 AND b.size - b.n + a.n >= 3;

SELECT a.pair, ROW_NUMBER() OVER (PARTITION BY a.pair ORDER BY a.gain + b.gain, a.place DESC, b.place DESC) AS way,
  a.cell AS leaving, b.cell AS coming
FROM "pairs_1" AS q
JOIN "going_1" AS a ON a.class = q.class
JOIN "going_1" AS b ON b.class = q.other
WHERE a.cell <> b.cell AND a.size - a.n + b.n >= 2 AND b.size - b.n + a.n >= 2;
