SELECT code, piece, LENGTH(piece) AS size,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(piece, '0', ''), '1', ''), '2', ''), '3', ''), '4', ''), '5', ''), '6', ''), '7', ''), '8', ''), '9', '') AS shape,
  LENGTH(piece) - LENGTH(REPLACE(piece, '*', '')) AS stars,
  INSTR(SUBSTR(piece, 3, LENGTH(piece)), CAST('-' AS TEXT)) AS dash,
  INSTR(piece, CAST('..' AS TEXT)) AS dots
FROM `pieces_1`;
