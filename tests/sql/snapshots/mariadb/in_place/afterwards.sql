SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, -1 AS n FROM `afterwards_1`
      UNION ALL
      SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(`id` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))), 1 FROM `keyed`
    ) AS both_times
    GROUP BY c0
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 3 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0        FROM `keyed`) AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, -1 AS n FROM `afterwards_1`
      UNION ALL
      SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(`age`), QUOTE(CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`)) USING utf8mb4))), 1 FROM `cards`
    ) AS both_times
    GROUP BY c0
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 5 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT `age` AS q0, CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1        FROM `cards`) AS shown
    GROUP BY q0, q1
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, -1 AS n FROM `afterwards_1`
      UNION ALL
      SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`)) USING utf8mb4))), 1 FROM `pets`
    ) AS both_times
    GROUP BY c0
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 3 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, CONVERT(`town` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1        FROM `pets`) AS shown
    GROUP BY q0, q1
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, -1 AS n FROM `afterwards_1`
      UNION ALL
      SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin), QUOTE(`id`), QUOTE(CONVERT(`ill` USING utf8mb4) COLLATE utf8mb4_nopad_bin)) USING utf8mb4))), 1 FROM `birds`
    ) AS both_times
    GROUP BY c0
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 4 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT CONVERT(`kind` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0        FROM `birds`) AS shown
    GROUP BY q0
  ) AS classes
) AS seen;

SELECT seen.n, differing.came, differing.went, seen.small
FROM (
  SELECT COALESCE(SUM(CASE WHEN n > 0 THEN n ELSE 0 END), 0) AS came, COALESCE(SUM(CASE WHEN n < 0 THEN -n ELSE 0 END), 0) AS went
  FROM (
    SELECT SUM(n) AS n
    FROM (
      SELECT c0, -1 AS n FROM `afterwards_1`
      UNION ALL
      SELECT UNHEX(MD5(CONVERT(CONCAT_WS(',', QUOTE(`age`), QUOTE(`id`)) USING utf8mb4))), 1 FROM `wards`
    ) AS both_times
    GROUP BY c0
  ) AS kinds_of_rows
) AS differing
CROSS JOIN (
  SELECT COALESCE(SUM(n), 0) AS n, COALESCE(SUM(CASE WHEN n < 4 THEN n ELSE 0 END), 0) AS small
  FROM (
    SELECT COUNT(*) AS n
    FROM (SELECT `age` AS q0        FROM `wards`) AS shown
    GROUP BY q0
  ) AS classes
) AS seen;
