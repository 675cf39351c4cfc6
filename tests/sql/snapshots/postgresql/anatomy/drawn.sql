SELECT cell, s, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
FROM "held_1" CROSS JOIN "keys_1" AS k;

SELECT cell, s, others, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
FROM "units_1" CROSS JOIN "keys_1" AS k;
