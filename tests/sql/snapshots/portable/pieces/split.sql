SELECT code, SUBSTR(piece, 1, at_comma - 1) AS piece FROM "cut_1" WHERE at_comma > 0
UNION ALL
SELECT code, SUBSTR(piece, at_comma + 2, LENGTH(piece) - at_comma - 1) FROM "cut_1" WHERE at_comma > 0
UNION ALL
SELECT code, piece FROM "cut_1" WHERE at_comma = 0;
