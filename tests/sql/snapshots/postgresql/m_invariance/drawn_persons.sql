SELECT held_cell AS cell, held_s AS s, v, n, person, lot
FROM (
  SELECT held_cell, held_s, v, n, person, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT) || CAST(',' AS TEXT) || CAST(number AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
  FROM (
    SELECT held_cell, held_s, v, n, person, cell, s,
      DENSE_RANK() OVER (PARTITION BY cell, s ORDER BY person) - 1 AS number
    FROM (
      SELECT cell AS held_cell, s AS held_s, v, n, person,
        MIN(cell) OVER (PARTITION BY v, person) AS cell, DENSE_RANK() OVER (ORDER BY v) - 1 AS s
      FROM "division_1" WHERE signature = 0
    ) AS newcomers
    WHERE v > 0
  ) AS numbered
  CROSS JOIN "keys_1" AS k
) AS lots;
