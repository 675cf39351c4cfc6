SELECT place, written, shape, plain, bare, number, SUBSTR(bare, 1, CHAR_LENGTH(number)) AS dialled,
  REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(
    shape, '(', ''), ')', '-'), '.', '-'), '/', '-'), ' ', '-'), '--', '-') AS grouped,
  SUBSTR(CONCAT('0000000000000000000000000000000000', plain), CHAR_LENGTH(plain) + 16, 19) AS card,
  SUBSTR(CONCAT('0000000000000000000000000000000000', SUBSTR(plain, 5, 34), SUBSTR(plain, 1, 4)), CHAR_LENGTH(plain) + 1, 34) AS iban
FROM (
  SELECT place, written, shape, plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(shape, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS bare,
    CASE WHEN POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) > 8
      THEN SUBSTR(plain, 1, POSITION(('X') IN (REPLACE(plain, 'EXT', 'X'))) - 1)
      ELSE plain END AS number
  FROM (
    SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, ' ', ''), ' ', ''), ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '{', ''), '}', '') AS plain,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(digits, 'G', 'Z'), 'H', 'Z'), 'I', 'Z'), 'J', 'Z'), 'K', 'Z'), 'L', 'Z'), 'M', 'Z'), 'N', 'Z'), 'O', 'Z'), 'P', 'Z'), 'Q', 'Z'), 'R', 'Z'), 'S', 'Z'), 'T', 'Z'), 'U', 'Z'), 'V', 'Z'), 'W', 'Z'), 'X', 'Z'), 'Y', 'Z') AS shape
    FROM (
      SELECT place, written,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(written, 'B', 'A'), 'C', 'A'), 'D', 'A'), 'E', 'A'), 'F', 'A'), '1', '0'), '2', '0'), '3', '0'), '4', '0'), '5', '0'), '6', '0'), '7', '0'), '8', '0'), '9', '0') AS digits
      FROM (
        SELECT DISTINCT place, UPPER(TRIM(SUBSTR(written, 1, 73))) AS written
        FROM (
  SELECT p.place, CASE p.place WHEN 0 THEN CONVERT(CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin END AS written
  FROM (
  SELECT CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v0, 1 AS seen
  FROM `calls`
) AS looked_at

  CROSS JOIN (
    SELECT 0 AS place
  ) AS p
) AS r
        WHERE written IS NOT NULL
      ) AS w
    ) AS v
  ) AS x
  WHERE plain <> ''
) AS y;
