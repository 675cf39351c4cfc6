SELECT cell, s, v, n, ENCODE(SHA256(DECODE(k.outer0, 'hex') || SHA256(DECODE(k.inner0, 'hex') || CONVERT_TO(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT), 'UTF8'))), 'hex') AS lot
FROM "division_1" CROSS JOIN "keys_1" AS k
WHERE signature = 0 AND v > 0;
