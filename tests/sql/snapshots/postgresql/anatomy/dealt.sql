SELECT cell, s, class, n, ROW_NUMBER() OVER (PARTITION BY cell, s ORDER BY lot, class) AS turn
FROM (
  SELECT cell, s, class, n, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
  FROM (
    SELECT cell, s, CAST(place AS INTEGER) AS class, COUNT(*) AS n, CAST(-1 - CAST(place AS BIGINT) AS INTEGER) AS number
    FROM (
      SELECT cell, s, (row_place - 1) % 20 AS place
      FROM (SELECT cell, s, ROW_NUMBER() OVER (ORDER BY none, s, lot, cell) AS row_place FROM "drawn_1") AS placed
    ) AS one_by_one
    GROUP BY cell, s, place
  ) AS grouped
  CROSS JOIN "keys_1" AS k
) AS drawn_again;
