SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_2 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1
      FROM (
        SELECT v1 AS value, CAST(v1 AS TEXT) AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "combinations_1" GROUP BY v1
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1,
      MIN(place) OVER (PARTITION BY stray, level_2) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v1 AS value, CAST(v1 AS TEXT) AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "combinations_1" GROUP BY v1
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1,
      MIN(place) OVER (PARTITION BY stray, level_2) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v0 AS value, (CAST((v0 AT TIME ZONE 'Europe/Berlin') AS TEXT) || CASE WHEN (v0 AT TIME ZONE 'Europe/Berlin') < (v0 AT TIME ZONE 'UTC') THEN CAST('' AS TEXT) ELSE CAST('+' AS TEXT) END || CASE WHEN CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) LIKE '%:00' THEN SUBSTR(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT), 1, LENGTH(CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT)) - 3) ELSE CAST(((v0 AT TIME ZONE 'Europe/Berlin') - (v0 AT TIME ZONE 'UTC')) AS TEXT) END) AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "combinations_1" GROUP BY v0
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_2 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1
      FROM (
        SELECT v2 AS value, CAST(v2 AS TEXT) AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "combinations_1" GROUP BY v2
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;

SELECT value, label, n, CAST(ordinal - 1 AS INTEGER) AS code
FROM (
  SELECT value, label, n,
    ROW_NUMBER() OVER (
      ORDER BY stray, place_2, place_1, place
    ) AS ordinal
  FROM (
    SELECT value, label, n, stray, place,
      MIN(place) OVER (PARTITION BY stray, level_1) AS place_1,
      MIN(place) OVER (PARTITION BY stray, level_2) AS place_2
    FROM (
      SELECT g.value, g.label, g.n,
        CASE WHEN h.level_3 IS NULL THEN 1 ELSE 0 END AS stray,
        ROW_NUMBER() OVER (ORDER BY CASE WHEN g.value IS NULL THEN 1 ELSE 0 END, g.value) AS place, h.level_1, h.level_2
      FROM (
        SELECT v2 AS value, CASE WHEN ABS(v2) < 1e16 THEN CASE WHEN CAST(FLOOR(v2) AS BIGINT) = v2 THEN CAST(CAST(v2 AS BIGINT) AS TEXT) ELSE CAST(v2 AS TEXT) END ELSE CAST(v2 AS TEXT) END AS label, CAST(SUM(n) AS BIGINT) AS n
        FROM "combinations_1" GROUP BY v2
      ) AS g
      LEFT JOIN "hierarchy_1" AS h
        ON h.leaf = COALESCE(g.label, '') AND h.absent = CASE WHEN g.value IS NULL THEN 1 ELSE 0 END
    ) AS joined
  ) AS placed
) AS numbered;
