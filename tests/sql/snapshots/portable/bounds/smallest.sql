SELECT COALESCE(MIN(n), 1)
FROM (
  SELECT n FROM "coded_1"
  UNION ALL
  SELECT n FROM "coded_2"
  UNION ALL
  SELECT n FROM "coded_3"
) AS sizes;
