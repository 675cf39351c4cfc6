SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`client` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`x` AS TEXT) COLLATE BINARY AS q0, CAST(`y` AS TEXT) COLLATE BINARY AS q1
      FROM `persons_1`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`born` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`born` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, q4, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2, CAST(`city` AS TEXT) COLLATE BINARY AS q3, CAST(`grade` AS TEXT) COLLATE BINARY AS q4
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q2, CAST(`city` AS TEXT) COLLATE BINARY AS q3
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q1
      FROM `masked`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
      FROM `persons_1`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`age` AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
      FROM `persons_1`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`town` AS TEXT) COLLATE BINARY AS q1
      FROM `cards`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`kind` AS TEXT) COLLATE BINARY AS q0, CAST(`town` AS TEXT) COLLATE BINARY AS q1
      FROM `pets`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`kind` AS TEXT) COLLATE BINARY AS q0
      FROM `birds`
    ) AS rows_of_it
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`ill` AS TEXT) COLLATE BINARY AS c, CAST(`kind` AS TEXT) COLLATE BINARY AS q0
      FROM `birds`
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0
      FROM `named`
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`id` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`age` AS TEXT) COLLATE BINARY AS q0
      FROM `ages`
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`illness` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`city` AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(`grade` AS TEXT) COLLATE BINARY AS q3
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(`grade` AS TEXT) COLLATE BINARY AS q3
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, COUNT(*) AS n
    FROM (
      SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS q1
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(CAST(`visits` AS TEXT) AS TEXT) COLLATE BINARY AS q3
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, q3, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2, CAST(CAST(`visits` AS TEXT) AS TEXT) COLLATE BINARY AS q3
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, q1, q2, COUNT(*) AS n
    FROM (
      SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0, CAST(`zip` AS TEXT) COLLATE BINARY AS q1, CAST(`city` AS TEXT) COLLATE BINARY AS q2
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q0
      FROM `persons_1`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`who` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(CAST(`v` AS TEXT) AS TEXT) COLLATE BINARY AS q0
      FROM `persons_1`
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c, CAST(`city` AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(`city` AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(`city` AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`zip` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`born` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CASE WHEN TYPEOF(`score`) = 'real' AND CAST(CAST(`score` AS TEXT) AS REAL) <> `score` THEN PRINTF('%!.17g', `score`) ELSE CAST(`score` AS TEXT) END AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`city` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`age` AS TEXT) AS TEXT) COLLATE BINARY AS q0
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
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(`grade` AS TEXT) COLLATE BINARY AS c, CAST(CAST(`group_id` AS TEXT) AS TEXT) COLLATE BINARY AS q0
      FROM `persons_1`
    ) AS rows_of_it
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;

SELECT 0 AS place, COALESCE(SUM(n), 0) AS held, COUNT(*) AS occurring,
  COALESCE(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END), 0) AS alone,
  COALESCE(SUM(classes), 0) AS classes, MIN(smallest) AS smallest, COALESCE(SUM(single), 0) AS single,
  COALESCE(SUM(CASE WHEN classes > 1 THEN 1 ELSE 0 END), 0) AS spread
FROM (
  SELECT c, CAST(SUM(n) AS INTEGER) AS n, COUNT(*) AS classes, MIN(n) AS smallest,
    CAST(SUM(CASE WHEN n = 1 THEN 1 ELSE 0 END) AS INTEGER) AS single
  FROM (
    SELECT c, q0, COUNT(*) AS n
    FROM (
      SELECT CAST(CAST(`whose` AS TEXT) AS TEXT) COLLATE BINARY AS c, CAST(`what` AS TEXT) COLLATE BINARY AS q0
      FROM `persons_1`
    ) AS rows_of_it
    WHERE c IS NOT NULL
    GROUP BY c, q0
  ) AS classes
  GROUP BY c
) AS by_value;
