SELECT
  r.o2 AS k0,
  CAST(m.l0 AS integer) AS v1
FROM (
  SELECT
    s."id" AS o2,
    COALESCE(d0.code, -1) AS k0
  FROM "copy_1" AS s
  LEFT JOIN "dictionary_1" AS d0 ON d0.value = s."age"
) AS r
JOIN "map_1" AS m ON m.c0 = r.k0;
