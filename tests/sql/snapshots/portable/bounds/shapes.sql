SELECT code, piece, LENGTH(piece) AS size,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(piece, '0', ''), '1', ''), '2', ''), '3', ''), '4', ''), '5', ''), '6', ''), '7', ''), '8', ''), '9', '') AS shape,
  LENGTH(piece) - LENGTH(REPLACE(piece, '*', '')) AS stars,
  POSITION((CAST('-' AS VARCHAR)) IN (SUBSTR(piece, 3, LENGTH(piece)))) AS dash,
  POSITION((CAST('..' AS VARCHAR)) IN (piece)) AS dots
FROM "pieces_1";
