SELECT
  r.o0 AS "whose",
  r.o1 AS "cost",
  r.o2 AS "said"
FROM (
  SELECT
    n.new AS o0,
    s."cost" AS o1,
    ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST(CAST(s."said" AS TEXT) AS TEXT), 'UTF8'))), 'hex') AS o2,
    n.new AS number
  FROM "place"."visits" AS s
  JOIN "numbers_1" AS n ON n.old = s."whose"
  JOIN "persons_1" AS p ON p."person" = n.new
  CROSS JOIN "keys_1" AS k
) AS r;
