SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob')
    + 16 * SUM(`born` IS NOT NULL AND NOT (TYPEOF(`born`) IN ('text') AND COALESCE(DATE(JULIANDAY(`born`)) = `born` AND `born` >= '0001-01-01', 0))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0)
FROM `keyed`;

SELECT
  COALESCE(MAX(TYPEOF(`client`) = 'integer') + 2 * MAX(TYPEOF(`client`) = 'real')
    + 4 * MAX(TYPEOF(`client`) = 'text') + 8 * MAX(TYPEOF(`client`) = 'blob')
    + 16 * SUM(`client` IS NOT NULL AND NOT (TYPEOF(`client`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`x`) = 'integer') + 2 * MAX(TYPEOF(`x`) = 'real')
    + 4 * MAX(TYPEOF(`x`) = 'text') + 8 * MAX(TYPEOF(`x`) = 'blob')
    + 16 * SUM(`x` IS NOT NULL AND NOT (TYPEOF(`x`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`y`) = 'integer') + 2 * MAX(TYPEOF(`y`) = 'real')
    + 4 * MAX(TYPEOF(`y`) = 'text') + 8 * MAX(TYPEOF(`y`) = 'blob')
    + 16 * SUM(`y` IS NOT NULL AND NOT (TYPEOF(`y`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`z`) = 'integer') + 2 * MAX(TYPEOF(`z`) = 'real')
    + 4 * MAX(TYPEOF(`z`) = 'text') + 8 * MAX(TYPEOF(`z`) = 'blob')
    + 16 * SUM(`z` IS NOT NULL AND NOT (TYPEOF(`z`) IN ('text'))), 0)
FROM `calls`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob')
    + 16 * SUM(`born` IS NOT NULL AND NOT (TYPEOF(`born`) IN ('text') AND COALESCE(DATE(JULIANDAY(`born`)) = `born` AND `born` >= '0001-01-01', 0))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob')
    + 16 * SUM(`born` IS NOT NULL AND NOT (TYPEOF(`born`) IN ('text') AND COALESCE(DATE(JULIANDAY(`born`)) = `born` AND `born` >= '0001-01-01', 0))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob')
    + 16 * SUM(`town` IS NOT NULL AND NOT (TYPEOF(`town`) IN ('text'))), 0)
FROM `grouped`;

SELECT
  COALESCE(MAX(TYPEOF(`v`) = 'integer') + 2 * MAX(TYPEOF(`v`) = 'real')
    + 4 * MAX(TYPEOF(`v`) = 'text') + 8 * MAX(TYPEOF(`v`) = 'blob')
    + 16 * SUM(`v` IS NOT NULL AND NOT (TYPEOF(`v`) IN ('text'))), 0)
FROM `few`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0)
FROM `nodes`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `one`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob')
    + 16 * SUM(`town` IS NOT NULL AND NOT (TYPEOF(`town`) IN ('text'))), 0)
FROM `cards`;

SELECT
  COALESCE(MAX(TYPEOF(`kind`) = 'integer') + 2 * MAX(TYPEOF(`kind`) = 'real')
    + 4 * MAX(TYPEOF(`kind`) = 'text') + 8 * MAX(TYPEOF(`kind`) = 'blob')
    + 16 * SUM(`kind` IS NOT NULL AND NOT (TYPEOF(`kind`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob')
    + 16 * SUM(`town` IS NOT NULL AND NOT (TYPEOF(`town`) IN ('text'))), 0)
FROM `pets`;

SELECT
  COALESCE(MAX(TYPEOF(`kind`) = 'integer') + 2 * MAX(TYPEOF(`kind`) = 'real')
    + 4 * MAX(TYPEOF(`kind`) = 'text') + 8 * MAX(TYPEOF(`kind`) = 'blob')
    + 16 * SUM(`kind` IS NOT NULL AND NOT (TYPEOF(`kind`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`ill`) = 'integer') + 2 * MAX(TYPEOF(`ill`) = 'real')
    + 4 * MAX(TYPEOF(`ill`) = 'text') + 8 * MAX(TYPEOF(`ill`) = 'blob')
    + 16 * SUM(`ill` IS NOT NULL AND NOT (TYPEOF(`ill`) IN ('text'))), 0)
FROM `birds`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0)
FROM `named`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0)
FROM `ages`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0)
FROM `wards`;

SELECT
  COALESCE(MAX(TYPEOF(`level_0`) = 'integer') + 2 * MAX(TYPEOF(`level_0`) = 'real')
    + 4 * MAX(TYPEOF(`level_0`) = 'text') + 8 * MAX(TYPEOF(`level_0`) = 'blob')
    + 16 * SUM(`level_0` IS NOT NULL AND NOT (TYPEOF(`level_0`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'integer') + 2 * MAX(TYPEOF(`level_1`) = 'real')
    + 4 * MAX(TYPEOF(`level_1`) = 'text') + 8 * MAX(TYPEOF(`level_1`) = 'blob')
    + 16 * SUM(`level_1` IS NOT NULL AND NOT (TYPEOF(`level_1`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'integer') + 2 * MAX(TYPEOF(`level_2`) = 'real')
    + 4 * MAX(TYPEOF(`level_2`) = 'text') + 8 * MAX(TYPEOF(`level_2`) = 'blob')
    + 16 * SUM(`level_2` IS NOT NULL AND NOT (TYPEOF(`level_2`) IN ('text'))), 0)
FROM `cities`;

SELECT
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob')
    + 16 * SUM(`grade` IS NOT NULL AND NOT (TYPEOF(`grade`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob')
    + 16 * SUM(`score` IS NOT NULL AND NOT (TYPEOF(`score`) IN ('integer','real'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`whose`) = 'integer') + 2 * MAX(TYPEOF(`whose`) = 'real')
    + 4 * MAX(TYPEOF(`whose`) = 'text') + 8 * MAX(TYPEOF(`whose`) = 'blob')
    + 16 * SUM(`whose` IS NOT NULL AND NOT (TYPEOF(`whose`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`cost`) = 'integer') + 2 * MAX(TYPEOF(`cost`) = 'real')
    + 4 * MAX(TYPEOF(`cost`) = 'text') + 8 * MAX(TYPEOF(`cost`) = 'blob')
    + 16 * SUM(`cost` IS NOT NULL AND NOT (TYPEOF(`cost`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`day`) = 'integer') + 2 * MAX(TYPEOF(`day`) = 'real')
    + 4 * MAX(TYPEOF(`day`) = 'text') + 8 * MAX(TYPEOF(`day`) = 'blob')
    + 16 * SUM(`day` IS NOT NULL AND NOT (TYPEOF(`day`) IN ('text') AND COALESCE(DATE(JULIANDAY(`day`)) = `day` AND `day` >= '0001-01-01', 0))), 0)
FROM `visits`;

SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob')
    + 16 * SUM(`person` IS NOT NULL AND NOT (TYPEOF(`person`) IN ('integer'))), 0)
FROM `measured_points`;

SELECT
  COALESCE(MAX(TYPEOF(`v`) = 'integer') + 2 * MAX(TYPEOF(`v`) = 'real')
    + 4 * MAX(TYPEOF(`v`) = 'text') + 8 * MAX(TYPEOF(`v`) = 'blob')
    + 16 * SUM(`v` IS NOT NULL AND NOT (TYPEOF(`v`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`who`) = 'integer') + 2 * MAX(TYPEOF(`who`) = 'real')
    + 4 * MAX(TYPEOF(`who`) = 'text') + 8 * MAX(TYPEOF(`who`) = 'blob')
    + 16 * SUM(`who` IS NOT NULL AND NOT (TYPEOF(`who`) IN ('integer'))), 0)
FROM `numbered`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob')
    + 16 * SUM(`age` IS NOT NULL AND NOT (TYPEOF(`age`) IN ('integer'))), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob')
    + 16 * SUM(`zip` IS NOT NULL AND NOT (TYPEOF(`zip`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob')
    + 16 * SUM(`illness` IS NOT NULL AND NOT (TYPEOF(`illness`) IN ('text'))), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob')
    + 16 * SUM(`city` IS NOT NULL AND NOT (TYPEOF(`city`) IN ('text'))), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`number`) = 'integer') + 2 * MAX(TYPEOF(`number`) = 'real')
    + 4 * MAX(TYPEOF(`number`) = 'text') + 8 * MAX(TYPEOF(`number`) = 'blob')
    + 16 * SUM(`number` IS NOT NULL AND NOT (TYPEOF(`number`) IN ('integer'))), 0)
FROM `buys`;
