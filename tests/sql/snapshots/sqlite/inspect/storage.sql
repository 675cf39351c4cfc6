SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'integer') + 2 * MAX(TYPEOF(`born`) = 'real')
    + 4 * MAX(TYPEOF(`born`) = 'text') + 8 * MAX(TYPEOF(`born`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob'), 0)
FROM `grouped`;

SELECT
  COALESCE(MAX(TYPEOF(`v`) = 'integer') + 2 * MAX(TYPEOF(`v`) = 'real')
    + 4 * MAX(TYPEOF(`v`) = 'text') + 8 * MAX(TYPEOF(`v`) = 'blob'), 0)
FROM `few`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `nodes`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `one`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob'), 0)
FROM `cards`;

SELECT
  COALESCE(MAX(TYPEOF(`kind`) = 'integer') + 2 * MAX(TYPEOF(`kind`) = 'real')
    + 4 * MAX(TYPEOF(`kind`) = 'text') + 8 * MAX(TYPEOF(`kind`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'integer') + 2 * MAX(TYPEOF(`town`) = 'real')
    + 4 * MAX(TYPEOF(`town`) = 'text') + 8 * MAX(TYPEOF(`town`) = 'blob'), 0)
FROM `pets`;

SELECT
  COALESCE(MAX(TYPEOF(`kind`) = 'integer') + 2 * MAX(TYPEOF(`kind`) = 'real')
    + 4 * MAX(TYPEOF(`kind`) = 'text') + 8 * MAX(TYPEOF(`kind`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`ill`) = 'integer') + 2 * MAX(TYPEOF(`ill`) = 'real')
    + 4 * MAX(TYPEOF(`ill`) = 'text') + 8 * MAX(TYPEOF(`ill`) = 'blob'), 0)
FROM `birds`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `named`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `ages`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `wards`;

SELECT
  COALESCE(MAX(TYPEOF(`level_0`) = 'integer') + 2 * MAX(TYPEOF(`level_0`) = 'real')
    + 4 * MAX(TYPEOF(`level_0`) = 'text') + 8 * MAX(TYPEOF(`level_0`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'integer') + 2 * MAX(TYPEOF(`level_1`) = 'real')
    + 4 * MAX(TYPEOF(`level_1`) = 'text') + 8 * MAX(TYPEOF(`level_1`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'integer') + 2 * MAX(TYPEOF(`level_2`) = 'real')
    + 4 * MAX(TYPEOF(`level_2`) = 'text') + 8 * MAX(TYPEOF(`level_2`) = 'blob'), 0)
FROM `cities`;

SELECT
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`level_0`) = 'integer') + 2 * MAX(TYPEOF(`level_0`) = 'real')
    + 4 * MAX(TYPEOF(`level_0`) = 'text') + 8 * MAX(TYPEOF(`level_0`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'integer') + 2 * MAX(TYPEOF(`level_1`) = 'real')
    + 4 * MAX(TYPEOF(`level_1`) = 'text') + 8 * MAX(TYPEOF(`level_1`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'integer') + 2 * MAX(TYPEOF(`level_2`) = 'real')
    + 4 * MAX(TYPEOF(`level_2`) = 'text') + 8 * MAX(TYPEOF(`level_2`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`level_3`) = 'integer') + 2 * MAX(TYPEOF(`level_3`) = 'real')
    + 4 * MAX(TYPEOF(`level_3`) = 'text') + 8 * MAX(TYPEOF(`level_3`) = 'blob'), 0)
FROM `faulty`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'integer') + 2 * MAX(TYPEOF(`grade`) = 'real')
    + 4 * MAX(TYPEOF(`grade`) = 'text') + 8 * MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'integer') + 2 * MAX(TYPEOF(`score`) = 'real')
    + 4 * MAX(TYPEOF(`score`) = 'text') + 8 * MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`whose`) = 'integer') + 2 * MAX(TYPEOF(`whose`) = 'real')
    + 4 * MAX(TYPEOF(`whose`) = 'text') + 8 * MAX(TYPEOF(`whose`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`cost`) = 'integer') + 2 * MAX(TYPEOF(`cost`) = 'real')
    + 4 * MAX(TYPEOF(`cost`) = 'text') + 8 * MAX(TYPEOF(`cost`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`day`) = 'integer') + 2 * MAX(TYPEOF(`day`) = 'real')
    + 4 * MAX(TYPEOF(`day`) = 'text') + 8 * MAX(TYPEOF(`day`) = 'blob'), 0)
FROM `visits`;

SELECT
  COALESCE(MAX(TYPEOF(`person`) = 'integer') + 2 * MAX(TYPEOF(`person`) = 'real')
    + 4 * MAX(TYPEOF(`person`) = 'text') + 8 * MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `measured_points`;

SELECT
  COALESCE(MAX(TYPEOF(`v`) = 'integer') + 2 * MAX(TYPEOF(`v`) = 'real')
    + 4 * MAX(TYPEOF(`v`) = 'text') + 8 * MAX(TYPEOF(`v`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`who`) = 'integer') + 2 * MAX(TYPEOF(`who`) = 'real')
    + 4 * MAX(TYPEOF(`who`) = 'text') + 8 * MAX(TYPEOF(`who`) = 'blob'), 0)
FROM `numbered`;

SELECT
  COALESCE(MAX(TYPEOF(`age`) = 'integer') + 2 * MAX(TYPEOF(`age`) = 'real')
    + 4 * MAX(TYPEOF(`age`) = 'text') + 8 * MAX(TYPEOF(`age`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'integer') + 2 * MAX(TYPEOF(`zip`) = 'real')
    + 4 * MAX(TYPEOF(`zip`) = 'text') + 8 * MAX(TYPEOF(`zip`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'integer') + 2 * MAX(TYPEOF(`illness`) = 'real')
    + 4 * MAX(TYPEOF(`illness`) = 'text') + 8 * MAX(TYPEOF(`illness`) = 'blob'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'integer') + 2 * MAX(TYPEOF(`city`) = 'real')
    + 4 * MAX(TYPEOF(`city`) = 'text') + 8 * MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`;

SELECT
  COALESCE(MAX(TYPEOF(`number`) = 'integer') + 2 * MAX(TYPEOF(`number`) = 'real')
    + 4 * MAX(TYPEOF(`number`) = 'text') + 8 * MAX(TYPEOF(`number`) = 'blob'), 0)
FROM `buys`;
