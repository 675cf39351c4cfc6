SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CAST('*' AS VARCHAR)
    ELSE (CAST('[' AS VARCHAR) || s.low || CAST('-' AS VARCHAR) || t.high || CAST(']' AS VARCHAR))
  END AS label,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS units,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS members
FROM "extents_1" AS e
JOIN "dictionary_1" AS a ON a.code = e.lo0
JOIN "dictionary_1" AS z ON z.code = e.hi0
JOIN "steps_1" AS s ON s.code = e.lo0
JOIN "steps_1" AS t ON t.code = e.hi0;
