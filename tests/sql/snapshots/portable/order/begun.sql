SELECT chunk, 0 AS block, MIN(place) - 1 AS cut, 0 AS loss, 0 AS pieces
FROM "blocks_1"
GROUP BY chunk;
