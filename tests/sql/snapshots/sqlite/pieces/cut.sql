SELECT code, piece, CASE WHEN behind > 0 THEN behind + half - 1 ELSE anywhere END AS at_comma
FROM (
  SELECT code, piece, half,
    INSTR(SUBSTR(piece, half, LENGTH(piece)), CAST(', ' AS TEXT)) AS behind,
    INSTR(piece, CAST(', ' AS TEXT)) AS anywhere
  FROM (
    SELECT code, piece, CAST((LENGTH(piece) - LENGTH(piece) % 2) / 2 AS INTEGER) + 1 AS half
    FROM `pieces_1`
  ) AS halved
) AS found;
