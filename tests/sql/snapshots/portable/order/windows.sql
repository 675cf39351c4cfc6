SELECT place, u0, u1, chunk
FROM (
  SELECT place, u0, u1,
    CAST((2 * u1 * 6 + 263 - (2 * u1 * 6 + 263) % 526) / 526 AS BIGINT) AS chunk
  FROM "line_1"
) AS numbered
WHERE chunk >= 1 AND chunk < 6
  AND u0 * 6 >= chunk * 263 - 72 AND u1 * 6 <= chunk * 263 + 72;
