SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 3 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 3 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 3 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";

SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 2 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 2 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 2 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 2 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";

SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 4 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 4 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 4 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 4 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";

SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 5 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 5 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 5 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 5 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";

SELECT
  COALESCE(SUM(CASE WHEN below >= 2 * 6 THEN 1 ELSE 0 END
    + CASE WHEN total - below >= 2 * 6 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN below >= 2 * 6 THEN below ELSE 0 END
    + CASE WHEN total - below >= 2 * 6 THEN total - below ELSE 0 END), 0),
  2 * COUNT(*) + 1
FROM "cuts_1";
