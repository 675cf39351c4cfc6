SELECT cell, s, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM `held_1` CROSS JOIN `keys_1` AS k;

SELECT cell, s, others, n, CASE WHEN s = -1 THEN 1 ELSE 0 END AS none, sqlanon_hmac_sha256(k.inner0, k.outer0, CAST(CAST(CAST((CAST(cell AS TEXT) || CAST(',' AS TEXT) || CAST(s AS TEXT)) AS TEXT) AS BLOB) AS BLOB)) AS lot
FROM `units_1` CROSS JOIN `keys_1` AS k;
