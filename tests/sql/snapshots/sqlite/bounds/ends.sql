SELECT code, piece, size, side, looks,
  CASE WHEN piece = '*' OR stars = size AND stars > 0 THEN 1 ELSE 0 END AS everything,
  CASE WHEN side = 0 THEN size ELSE size - stars END AS kept,
  CASE WHEN form = 3 OR form = 2 AND piece LIKE '%)' THEN 1 ELSE 0 END AS below,
  CASE WHEN form IN (2, 3, 4) THEN 1 ELSE 0 END AS ranged,
  CASE form
    WHEN 1 THEN piece
    WHEN 2 THEN SUBSTR(piece, 2, dash)
    WHEN 3 THEN '-1e308'
    WHEN 4 THEN SUBSTR(piece, 3, size - 2)
    WHEN 10 THEN REPLACE(piece, '*', '0')
  END AS low,
  CASE form
    WHEN 1 THEN piece
    WHEN 2 THEN SUBSTR(piece, dash + 3, size - dash - 3)
    WHEN 3 THEN SUBSTR(piece, 2, size - 1)
    WHEN 4 THEN '1e308'
    WHEN 10 THEN REPLACE(piece, '*', '9')
  END AS high,
  CASE
    WHEN form = 5 OR form = 1 AND shape = '' AND size = 4 THEN piece
    WHEN form = 6 THEN SUBSTR(piece, 1, size - 1)
    WHEN form = 7 THEN (SUBSTR(piece, 1, 5) || CASE SUBSTR(piece, 7, 1) WHEN '1' THEN '01' WHEN '2' THEN '04' WHEN '3' THEN '07' ELSE '10' END)
    WHEN form = 8 THEN SUBSTR(piece, 1, 4)
    WHEN form IN (9, 12) THEN SUBSTR(piece, 2, dots - 2)
    WHEN form = 13 THEN REPLACE(SUBSTR(piece, 2, dots - 2), 'h', '')
    WHEN form = 14 THEN (SUBSTR(piece, 2, 5) || CASE SUBSTR(piece, 8, 1) WHEN '1' THEN '01' WHEN '2' THEN '04' WHEN '3' THEN '07' ELSE '10' END)
    WHEN form = 15 THEN SUBSTR(piece, 2, 4)
    WHEN form = 11 THEN SUBSTR(piece, 1, INSTR(piece, CAST('*' AS TEXT)) - 1)
  END AS begins,
  CASE
    WHEN form = 5 OR form = 1 AND shape = '' AND size = 4 THEN piece
    WHEN form = 6 THEN SUBSTR(piece, 1, size - 1)
    WHEN form = 7 THEN (SUBSTR(piece, 1, 5) || CASE SUBSTR(piece, 7, 1) WHEN '1' THEN '03' WHEN '2' THEN '06' WHEN '3' THEN '09' ELSE '12' END)
    WHEN form = 8 THEN (SUBSTR(piece, 1, 3) || CAST('9' AS TEXT))
    WHEN form IN (9, 12) THEN SUBSTR(piece, dots + 2, size - dots - 2)
    WHEN form = 13 THEN REPLACE(SUBSTR(piece, dots + 2, size - dots - 2), 'h', '')
    WHEN form = 14 THEN (SUBSTR(piece, dots + 2, 5) || CASE SUBSTR(piece, dots + 8, 1) WHEN '1' THEN '03' WHEN '2' THEN '06' WHEN '3' THEN '09' ELSE '12' END)
    WHEN form = 15 THEN (SUBSTR(piece, dots + 2, 3) || CAST('9' AS TEXT))
    WHEN form = 11 THEN SUBSTR(piece, 1, INSTR(piece, CAST('*' AS TEXT)) - 1)
  END AS ends
FROM `formed_1`;
