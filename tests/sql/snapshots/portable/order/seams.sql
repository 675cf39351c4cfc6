SELECT MIN(w.cut) AS cut
FROM "way_1" AS w
JOIN "line_1" AS l ON l.u1 = w.cut
JOIN "reach_1" AS r ON r.chunk = w.chunk
WHERE 2 * (w.cut - r.start) >= r.finish - r.start
GROUP BY w.chunk;
