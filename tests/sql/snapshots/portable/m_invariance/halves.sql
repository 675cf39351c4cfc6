SELECT unit, signature, part, 0 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c0, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1
UNION ALL
SELECT unit, signature, part, 1 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c1, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1
UNION ALL
SELECT unit, signature, part, 2 AS attribute, CASE WHEN 2 * turn <= alike THEN 0 ELSE 1 END AS side, c0, c1, c2
FROM (
  SELECT unit, signature, part, c0, c1, c2,
    ROW_NUMBER() OVER (PARTITION BY signature, part, v ORDER BY CASE WHEN cell < 0 THEN 1 ELSE 0 END, c2, unit) AS turn,
    COUNT(*) OVER (PARTITION BY signature, part, v) AS alike
  FROM "units_1"
) AS ordered
WHERE alike > 1;
