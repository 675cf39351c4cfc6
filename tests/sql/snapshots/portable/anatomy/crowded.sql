SELECT COUNT(*)
FROM (
  SELECT block, COUNT(*) AS held
  FROM (SELECT CASE WHEN part > 0 THEN 0 ELSE part - part % 256 END
 AS block, others FROM "dealt_1" WHERE others <> 4) AS persons
  GROUP BY block, others
) AS counted
WHERE held > CASE WHEN block = 0 THEN 9 ELSE 256 END;
