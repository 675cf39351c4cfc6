SELECT code, piece, size, shape, stars, dash, dots,
  CASE
    WHEN piece = shape THEN 0
    WHEN shape IN ('', '.', '-', '-.') AND size <= 60 AND piece NOT LIKE '_%-%'
      AND (piece NOT LIKE '0_%' OR piece LIKE '0.%') THEN 1
    WHEN shape IN ('[-]', '[-)', '[-.]', '[-.)', '[--]', '[--)', '[--.]', '[--.)', '[.-]', '[.-)', '[.-.]', '[.-.)', '[.--]', '[.--)', '[.--.]', '[.--.)', '[--]', '[--)', '[--.]', '[--.)', '[---]', '[---)', '[---.]', '[---.)', '[-.-]', '[-.-)', '[-.-.]', '[-.-.)', '[-.--]', '[-.--)', '[-.--.]', '[-.--.)') AND size <= 60 THEN 2
    WHEN shape IN ('<', '<.', '<-', '<-.') AND size <= 60 THEN 3
    WHEN shape IN ('>=', '>=.', '>=-', '>=-.') AND size <= 60 THEN 4
    WHEN shape IN ('--', '-- ::', '-- ::.', '::', '::.', '-- :', ':') OR shape = '-' AND piece LIKE '____-__' THEN 5
    WHEN shape = '-- ::+:' AND piece LIKE '%+00:00' THEN 5
    WHEN shape IN ('-- h', 'h') THEN 6
    WHEN shape = '-Q' AND piece LIKE '____-Q_' THEN 7
    WHEN shape = 's' AND piece LIKE '____s' THEN 8
    WHEN shape IN ('[--..--]', '[--..-- ::]', '[--..-- ::.]', '[-- ::..--]', '[-- ::..-- ::]', '[-- ::..-- ::.]', '[-- ::...--]', '[-- ::...-- ::]', '[-- ::...-- ::.]', '[::..::]', '[::..::.]', '[::...::]', '[::...::.]', '[-- :..-- :]', '[:..:]') THEN 9
    WHEN shape = '[-- ::+:..-- ::+:]' AND piece LIKE '%+00:00..%+00:00]' THEN 9
    WHEN stars > 0 AND REPLACE(shape, '*', '') = '' AND piece NOT LIKE '0%' AND size <= 60 THEN 10
    WHEN stars > 0 AND REPLACE(shape, '*', '') IN ('-', '--') AND piece LIKE '____-%' THEN 11
    WHEN shape = '[..]' AND piece LIKE '[____..____]' THEN 12
    WHEN shape = '[-..-]' AND piece LIKE '[____-__..____-__]' THEN 12
    WHEN shape IN ('[-- h..-- h]', '[h..h]') THEN 13
    WHEN shape = '[-Q..-Q]' AND piece LIKE '[____-Q_..____-Q_]' THEN 14
    WHEN shape = '[s..s]' AND piece LIKE '[____s..____s]' THEN 15
    ELSE 0
  END AS form,
  CASE
    WHEN stars = 0 THEN 0
    WHEN REPLACE(SUBSTR(piece, size - stars + 1, stars), '*', '') = '' THEN 1
    WHEN REPLACE(SUBSTR(piece, 1, stars), '*', '') = '' THEN 2
    ELSE 0
  END AS side,
  CASE
    WHEN (piece LIKE '[%]' OR piece LIKE '[%)')
      AND (piece LIKE '%-%' OR piece LIKE '%..%') THEN 1
    WHEN piece LIKE '<%' OR piece LIKE '>%' THEN 1
    WHEN piece LIKE '_%.._%' AND piece NOT LIKE '%...%' THEN 1
    WHEN shape IN ('.../', '-- ::+:', '-- ::-:') OR piece LIKE '%:%:%/%' THEN 1
    ELSE 0
  END AS looks
FROM "shaped_1";
