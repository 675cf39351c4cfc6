SELECT cell, s, v, n, SHA256(UNHEX(k.outer0) || UNHEX(SHA256(UNHEX(k.inner0) || ENCODE(CAST((CAST(cell AS VARCHAR) || CAST(',' AS VARCHAR) || CAST(s AS VARCHAR)) AS VARCHAR))))) AS lot
FROM "division_1" CROSS JOIN "keys_1" AS k
WHERE signature = 0 AND v > 0;
