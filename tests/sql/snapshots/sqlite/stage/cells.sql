SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2) AS ordinal,
c0, c1, c2, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      CASE WHEN r.v2 IS NULL THEN 4 ELSE d2.code END AS c2,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0) AS ordinal,
c0, n
  FROM (
    SELECT
      d0.code AS c0,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1) AS ordinal,
c0, c1, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, c4, c5, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3, c4, c5) AS ordinal,
c0, c1, c2, c3, c4, c5, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      d3.code AS c3,
      CASE WHEN r.v4 IS NULL THEN 4 ELSE d4.code END AS c4,
      d5.code AS c5,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3
    LEFT JOIN `dictionary_5` AS d4 ON d4.value = r.v4
    LEFT JOIN `dictionary_6` AS d5 ON d5.value = r.v5

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, c4, c5, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3, c4, c5) AS ordinal,
c0, c1, c2, c3, c4, c5, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      d3.code AS c3,
      CASE WHEN r.v4 IS NULL THEN 3 ELSE d4.code END AS c4,
      d5.code AS c5,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3
    LEFT JOIN `dictionary_5` AS d4 ON d4.value = r.v4
    LEFT JOIN `dictionary_6` AS d5 ON d5.value = r.v5

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2) AS ordinal,
c0, c1, c2, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, c4, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3, c4) AS ordinal,
c0, c1, c2, c3, c4, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      CASE WHEN r.v3 IS NULL THEN 4 ELSE d3.code END AS c3,
      d4.code AS c4,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3
    LEFT JOIN `dictionary_5` AS d4 ON d4.value = r.v4

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3) AS ordinal,
c0, c1, c2, c3, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      d2.code AS c2,
      CASE WHEN r.v3 IS NULL THEN 4 ELSE d3.code END AS c3,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2) AS ordinal,
c0, c1, c2, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      CASE WHEN r.v2 IS NULL THEN 3 ELSE d2.code END AS c2,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, c3, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2, c3) AS ordinal,
c0, c1, c2, c3, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      CASE WHEN r.v2 IS NULL THEN 4 ELSE d2.code END AS c2,
      d3.code AS c3,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2
    LEFT JOIN `dictionary_4` AS d3 ON d3.value = r.v3

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, c1, c2, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0, c1, c2) AS ordinal,
c0, c1, c2, n
  FROM (
    SELECT
      d0.code AS c0,
      d1.code AS c1,
      CASE WHEN r.v2 IS NULL THEN 1 ELSE d2.code END AS c2,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0
    LEFT JOIN `dictionary_2` AS d1 ON d1.value = r.v1
    LEFT JOIN `dictionary_3` AS d2 ON d2.value = r.v2

  ) AS coded
) AS numbered;

SELECT CAST(ordinal AS INTEGER) AS cell, c0, n
FROM (
  SELECT
    ROW_NUMBER() OVER (ORDER BY c0) AS ordinal,
c0, n
  FROM (
    SELECT
      CASE WHEN r.v0 IS NULL THEN 4 ELSE d0.code END AS c0,
      r.n
    FROM `combinations_1` AS r
    LEFT JOIN `dictionary_1` AS d0 ON d0.value = r.v0

  ) AS coded
) AS numbered;
