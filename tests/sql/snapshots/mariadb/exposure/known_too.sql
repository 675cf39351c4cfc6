SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, `born` AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, `born` AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q4
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3, q4
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 4 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q3
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, `visits` AS q3
      FROM `aggregated_1`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2, `visits` AS q3
      FROM `aggregated_1`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2, q3
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`grade` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0, CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q2
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0, q1, q2
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 1 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT `born` AS c, `age` AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 2 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CONVERT(CAST(CAST(`score` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value
UNION ALL
SELECT 3 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS SIGNED) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS SIGNED) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CONVERT(`city` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS c, `age` AS q0
      FROM `people`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;
