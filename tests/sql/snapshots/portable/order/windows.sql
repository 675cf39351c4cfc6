SELECT place, u0, u1, chunk
FROM (
  SELECT place, u0, u1,
    CAST((2 * u1 * 3 + 263 - (2 * u1 * 3 + 263) % 526) / 526 AS BIGINT) AS chunk
  FROM "line_1"
) AS numbered
WHERE chunk >= 1 AND chunk < 3
  AND u0 * 3 >= chunk * 263 - 36 AND u1 * 3 <= chunk * 263 + 36;
