SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_2 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1
      FROM (
        SELECT v1 AS value, CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v1
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_1 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place
      FROM (
        SELECT v0 AS value, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v0
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_2 ORDER BY place) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v1 AS value, CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v1
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_2 ORDER BY place) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v0 AS value, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v0
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_2 ORDER BY place) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v0 AS value, CONCAT(CASE WHEN CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE '%.%' THEN TRIM(TRAILING CONVERT('.' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM TRIM(TRAILING CONVERT('0' USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ELSE CONVERT(CAST(v0 AS DATETIME(6)) USING utf8mb4) COLLATE utf8mb4_nopad_bin END, CONVERT('+00:00' USING utf8mb4) COLLATE utf8mb4_nopad_bin) AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v0
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_2 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1
      FROM (
        SELECT v0 AS value, CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v0
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_2 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1
      FROM (
        SELECT v2 AS value, CONVERT(v2 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v2
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS SIGNED) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_1 ORDER BY place) AS place_1,
      FIRST_VALUE(place) OVER (PARTITION BY stray, level_2 ORDER BY place) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v2 AS value, CONVERT(CASE WHEN ABS(v2) < 1e16 THEN CASE WHEN CAST(FLOOR(v2) AS SIGNED) = v2 THEN CAST(CAST(v2 AS SIGNED) AS CHAR) ELSE CASE WHEN CAST(v2 AS CHAR) LIKE '%e-_' THEN REPLACE(CAST(v2 AS CHAR), 'e-', 'e-0') WHEN CAST(v2 AS CHAR) LIKE '%e-%' THEN CAST(v2 AS CHAR) WHEN CAST(v2 AS CHAR) LIKE '0.0000%' THEN CONCAT(LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) + 1, 2, '0')) WHEN CAST(v2 AS CHAR) LIKE '-0.0000%' THEN CONCAT('-', LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) + 1, 2, '0')) ELSE REPLACE(CAST(v2 AS CHAR), 'e', 'e+') END END ELSE CASE WHEN CAST(v2 AS CHAR) LIKE '%e-_' THEN REPLACE(CAST(v2 AS CHAR), 'e-', 'e-0') WHEN CAST(v2 AS CHAR) LIKE '%e-%' THEN CAST(v2 AS CHAR) WHEN CAST(v2 AS CHAR) LIKE '0.0000%' THEN CONCAT(LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) + 1, 2, '0')) WHEN CAST(v2 AS CHAR) LIKE '-0.0000%' THEN CONCAT('-', LEFT(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 1), CASE CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) WHEN 1 THEN '' ELSE '.' END, SUBSTR(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)), 2), 'e-', LPAD(CHAR_LENGTH(SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1)) - CHAR_LENGTH(TRIM(LEADING '0' FROM SUBSTRING_INDEX(CAST(v2 AS CHAR), '.', -1))) + 1, 2, '0')) ELSE REPLACE(CAST(v2 AS CHAR), 'e', 'e+') END END USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label, CAST(SUM(n) AS SIGNED) AS n
        FROM `combinations_1` GROUP BY v2
      ) AS g
      LEFT JOIN (SELECT CRC32(leaf) AS text_number, looked_at.* FROM `hierarchy_1` AS looked_at LIMIT 18446744073709551615) AS h
        ON h.text_number = CRC32(COALESCE(g.label, '')) AND h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;
