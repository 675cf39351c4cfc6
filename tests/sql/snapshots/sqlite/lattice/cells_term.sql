SELECT COALESCE(SUM(CAST(n AS REAL) * LN(CAST(n AS REAL))), 0) / LN(2.0) FROM `_sqlanon_cells`;
