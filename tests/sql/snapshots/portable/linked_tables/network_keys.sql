SELECT COUNT(*)
FROM (
  SELECT told
  FROM (SELECT s."id" AS told FROM "masked" AS s WHERE s."id" IS NOT NULL) AS keys_of_all
  GROUP BY told
  HAVING COUNT(*) > 1
) AS repeated;
