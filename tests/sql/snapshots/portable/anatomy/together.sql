SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, part, v, unit, CASE WHEN others = 4 THEN -1 - unit ELSE others END
FROM "dealt_1"
WHERE CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 IN (
  SELECT block
  FROM (SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, part, others FROM "dealt_1" WHERE others <> 4) AS persons
  GROUP BY block, part, others HAVING COUNT(*) > 1
)
ORDER BY 1, part, v, unit;
