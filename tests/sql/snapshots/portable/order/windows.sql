SELECT place, u0, u1, chunk
FROM (
  SELECT place, u0, u1,
    CAST((2 * u1 * 5 + 263 - (2 * u1 * 5 + 263) % 526) / 526 AS BIGINT) AS chunk
  FROM "pieces_1"
) AS numbered
WHERE chunk >= 1 AND chunk < 5
  AND u1 * 5 >= chunk * 263 - 120 AND u1 * 5 <= chunk * 263 + 120;
