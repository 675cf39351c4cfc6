SELECT cell, s, v, n, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM `division_1` CROSS JOIN `keys_1` AS k
WHERE signature = 0 AND v > 0;
