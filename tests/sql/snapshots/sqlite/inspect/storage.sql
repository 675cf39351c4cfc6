SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`born`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`born`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`score`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 4, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 5, COALESCE(MAX(TYPEOF(`grade`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`score`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 4, COALESCE(MAX(TYPEOF(`grade`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`score`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`v`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`v`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`v`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`v`) = 'blob'), 0)
FROM `few`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`grade`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 4, COALESCE(MAX(TYPEOF(`illness`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`score`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`score`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`illness`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`person`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `cards`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`town`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`town`) = 'blob'), 0)
FROM `cards`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `ages`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `wards`;

SELECT 0, COALESCE(MAX(TYPEOF(`level_0`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'blob'), 0)
FROM `cities`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`level_1`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'blob'), 0)
FROM `cities`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`level_2`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'blob'), 0)
FROM `cities`;

SELECT 0, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`level_0`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_0`) = 'blob'), 0)
FROM `faulty`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`level_1`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_1`) = 'blob'), 0)
FROM `faulty`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`level_2`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_2`) = 'blob'), 0)
FROM `faulty`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`level_3`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`level_3`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`level_3`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`level_3`) = 'blob'), 0)
FROM `faulty`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`person`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`person`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`illness`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`grade`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`grade`) = 'blob'), 0)
FROM `people`;

SELECT 0, COALESCE(MAX(TYPEOF(`age`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`age`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 1, COALESCE(MAX(TYPEOF(`zip`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`zip`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 2, COALESCE(MAX(TYPEOF(`city`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`city`) = 'blob'), 0)
FROM `people`
UNION ALL
SELECT 3, COALESCE(MAX(TYPEOF(`illness`) = 'integer'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'real'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'text'), 0),
  COALESCE(MAX(TYPEOF(`illness`) = 'blob'), 0)
FROM `people`;
