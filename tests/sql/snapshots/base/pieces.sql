-- name: unsplit
SELECT COUNT(*) FROM "pieces_1" WHERE piece LIKE '%, %';

-- name: cut
SELECT code, piece, CASE WHEN behind > 0 THEN behind + half - 1 ELSE anywhere END AS at_comma
FROM (
  SELECT code, piece, half,
    POSITION((CAST(', ' AS VARCHAR)) IN (SUBSTR(piece, half, LENGTH(piece)))) AS behind,
    POSITION((CAST(', ' AS VARCHAR)) IN (piece)) AS anywhere
  FROM (
    SELECT code, piece, CAST((LENGTH(piece) - LENGTH(piece) % 2) / 2 AS INTEGER) + 1 AS half
    FROM "pieces_1"
  ) AS halved
) AS found;

-- name: split
SELECT code, SUBSTR(piece, 1, at_comma - 1) AS piece FROM "cut_1" WHERE at_comma > 0
UNION ALL
SELECT code, SUBSTR(piece, at_comma + 2, LENGTH(piece) - at_comma - 1) FROM "cut_1" WHERE at_comma > 0
UNION ALL
SELECT code, piece FROM "cut_1" WHERE at_comma = 0;
