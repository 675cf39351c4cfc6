SELECT chunk, 0 AS block, start AS cut, 0 AS loss, 0 AS units
FROM "reach_1";
