SELECT place, chunk, done, whole, CAST((done - 1 - (done - 1) % 3) / 3 AS BIGINT) + 1 AS block
FROM (
  SELECT place, chunk, u1 - MIN(u0) OVER (PARTITION BY chunk) AS done,
    MAX(u1) OVER (PARTITION BY chunk) - MIN(u0) OVER (PARTITION BY chunk) AS whole
  FROM (SELECT place, u0, u1, 0 AS chunk
FROM "pieces_1") AS c
) AS measured;
