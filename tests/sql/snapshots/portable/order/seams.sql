SELECT MIN(w.cut) AS cut
FROM "way_1" AS w
JOIN "blocks_1" AS b ON b.place = w.cut
WHERE 2 * b.done >= b.whole
GROUP BY b.chunk;
