SELECT COUNT(*) AS number, GROUP_CONCAT((CAST(cell AS TEXT) || ',' || CAST(c0 AS TEXT) || ',' || CAST(c1 AS TEXT) || ',' || CAST(c2 AS TEXT) || ',' || CAST(n AS TEXT) || ';'), '') AS packed
FROM `cells_1`
GROUP BY cell % 1;
