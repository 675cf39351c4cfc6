SELECT held_cell AS cell, held_s AS s, v, n, person, lot
FROM (
  SELECT held_cell, held_s, v, n, person, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(number AS VARCHAR)) AS VARCHAR))))) AS lot
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
