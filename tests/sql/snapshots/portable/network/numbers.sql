SELECT told AS old, ROW_NUMBER() OVER (
    ORDER BY residue * residue % 2147483579 * residue % 2147483579, number) AS new
FROM (
  SELECT told, number,
    (CAST(number AS BIGINT) % 2147483579 * 1244530628 + 1677127799) % 2147483579
    AS residue
  FROM (
    SELECT CASE WHEN r.old IS NULL THEN NULL ELSE r.told END AS told, ROW_NUMBER() OVER (ORDER BY r.old) AS number
    FROM (SELECT s."id" AS old, s."id" AS told FROM "nodes" AS s) AS r
  ) AS numbered
) AS mixed;
