SELECT code AS a, code AS b FROM `dictionary_1`
UNION
SELECT x.code, z.code FROM `readings_1` AS x CROSS JOIN `dictionary_1` AS z WHERE x.everything = 1
UNION
SELECT z.code, x.code FROM `readings_1` AS x CROSS JOIN `dictionary_1` AS z WHERE x.everything = 1
UNION
SELECT x.code, y.code FROM `readings_1` AS x JOIN `readings_1` AS y ON y.absent = x.absent WHERE x.absent = 1
UNION
SELECT x.code, y.code
FROM `readings_1` AS x
JOIN `readings_1` AS y ON y.piece = x.piece
UNION
SELECT x.code, y.code
FROM (SELECT code, low, high, below, ranged, side FROM `readings_1` WHERE low IS NOT NULL) AS x
JOIN (SELECT code, low, high, below, ranged, side FROM `readings_1` WHERE low IS NOT NULL) AS y ON x.low <= y.high AND y.low <= x.high
WHERE (x.low < y.high OR y.below = 0) AND (y.low < x.high OR x.below = 0)
  AND (x.side = 0 OR y.ranged = 1) AND (y.side = 0 OR x.ranged = 1)
UNION
SELECT x.code, y.code
FROM (SELECT code, begins, ends FROM `readings_1` WHERE begins IS NOT NULL) AS x
JOIN (SELECT code, begins, ends FROM `readings_1` WHERE begins IS NOT NULL) AS y ON x.begins <= y.ends AND y.begins <= x.ends
UNION
SELECT one, two
FROM (
  SELECT x.code AS one, y.code AS two, x.piece, y.piece AS other, x.size, x.side, y.side AS other_side,
    MIN(x.kept, y.kept) AS told
  FROM (SELECT code, piece, size, kept, side FROM `readings_1` WHERE side > 0) AS x
  JOIN `readings_1` AS y ON y.size = x.size
) AS masked
WHERE side + other_side = 3
  OR side = 1 AND SUBSTR(piece, 1, told) = SUBSTR(other, 1, told)
  OR side = 2 AND SUBSTR(piece, size - told + 1, told) = SUBSTR(other, size - told + 1, told)
UNION
SELECT two, one
FROM (
  SELECT x.code AS one, y.code AS two, x.piece, y.piece AS other, x.size, x.side, y.side AS other_side,
    MIN(x.kept, y.kept) AS told
  FROM (SELECT code, piece, size, kept, side FROM `readings_1` WHERE side > 0) AS x
  JOIN `readings_1` AS y ON y.size = x.size
) AS masked
WHERE side + other_side = 3
  OR side = 1 AND SUBSTR(piece, 1, told) = SUBSTR(other, 1, told)
  OR side = 2 AND SUBSTR(piece, size - told + 1, told) = SUBSTR(other, size - told + 1, told)
UNION
SELECT one, two
FROM (
  SELECT x.code AS one, y.code AS two,
    (CAST(', ' AS TEXT) || x.label || CAST(', ' AS TEXT)) AS said,
    (CAST(', ' AS TEXT) || y.members || CAST(', ' AS TEXT)) AS members
  FROM (
    SELECT code, SUBSTR(label, 2, LENGTH(label) - 1) AS label,
      CASE WHEN label LIKE '%, %'
        THEN SUBSTR(label, 2, INSTR(label, CAST(', ' AS TEXT)) - 2)
        ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS begun
    FROM `dictionary_1`
    WHERE label LIKE '%, %' OR label LIKE ':{%}'
  ) AS x
  JOIN `readings_1` AS r ON r.piece = x.begun
  JOIN (
    SELECT code, SUBSTR(label, 3, LENGTH(label) - 3) AS members
    FROM `dictionary_1`
    WHERE label LIKE ':{%}'
  ) AS y ON y.code = r.code
) AS whole
WHERE INSTR(members, said) > 0
UNION
SELECT two, one
FROM (
  SELECT x.code AS one, y.code AS two,
    (CAST(', ' AS TEXT) || x.label || CAST(', ' AS TEXT)) AS said,
    (CAST(', ' AS TEXT) || y.members || CAST(', ' AS TEXT)) AS members
  FROM (
    SELECT code, SUBSTR(label, 2, LENGTH(label) - 1) AS label,
      CASE WHEN label LIKE '%, %'
        THEN SUBSTR(label, 2, INSTR(label, CAST(', ' AS TEXT)) - 2)
        ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS begun
    FROM `dictionary_1`
    WHERE label LIKE '%, %' OR label LIKE ':{%}'
  ) AS x
  JOIN `readings_1` AS r ON r.piece = x.begun
  JOIN (
    SELECT code, SUBSTR(label, 3, LENGTH(label) - 3) AS members
    FROM `dictionary_1`
    WHERE label LIKE ':{%}'
  ) AS y ON y.code = r.code
) AS whole
WHERE INSTR(members, said) > 0;
