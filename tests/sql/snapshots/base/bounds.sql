-- name: marked
CASE WHEN (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END;

-- name: classes
SELECT l0, l1, l2, COUNT(*) AS n
FROM (
  SELECT
    CASE WHEN (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l0,
    CASE WHEN (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l1,
    CASE WHEN (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l2
  FROM "one"
) AS marked
GROUP BY l0,l1,l2;

-- name: dictionary
SELECT ROW_NUMBER() OVER (ORDER BY label) AS code, label
FROM (
  SELECT l0 AS label FROM "spelled_1"
  UNION
  SELECT l0 AS label FROM "spelled_2"
  UNION
  SELECT l0 AS label FROM "spelled_3"
) AS spelled;

-- name: sets
SELECT COUNT(*) FROM "dictionary_1" WHERE label LIKE ':{%}';

-- name: pieces
SELECT code,
  CASE WHEN label LIKE ':{%}' THEN SUBSTR(label, 3, LENGTH(label) - 3)
    ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS piece
FROM "dictionary_1"
WHERE label <> CAST('' AS VARCHAR);

-- name: shapes
SELECT code, piece, LENGTH(piece) AS size,
REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(piece, '0', ''), '1', ''), '2', ''), '3', ''), '4', ''), '5', ''), '6', ''), '7', ''), '8', ''), '9', '') AS shape,
  LENGTH(piece) - LENGTH(REPLACE(piece, '*', '')) AS stars,
  POSITION((CAST('-' AS VARCHAR)) IN (SUBSTR(piece, 3, LENGTH(piece)))) AS dash,
  POSITION((CAST('..' AS VARCHAR)) IN (piece)) AS dots
FROM "pieces_1";

-- name: forms
SELECT code, piece, size, shape, stars, dash, dots,
  CASE
    WHEN piece = shape THEN 0
    WHEN shape IN ('', '.', '-', '-.') AND size <= 60 AND piece NOT LIKE '_%-%'
      AND (piece NOT LIKE '0_%' OR piece LIKE '0.%') THEN 1
    WHEN shape IN ('[-]', '[-)', '[-.]', '[-.)', '[--]', '[--)', '[--.]', '[--.)', '[.-]', '[.-)', '[.-.]', '[.-.)', '[.--]', '[.--)', '[.--.]', '[.--.)', '[--]', '[--)', '[--.]', '[--.)', '[---]', '[---)', '[---.]', '[---.)', '[-.-]', '[-.-)', '[-.-.]', '[-.-.)', '[-.--]', '[-.--)', '[-.--.]', '[-.--.)') AND size <= 60 THEN 2
    WHEN shape IN ('[-..]', '[-..)', '[-...]', '[-...)', '[-..-]', '[-..-)', '[-..-.]', '[-..-.)', '[-...]', '[-...)', '[-....]', '[-....)', '[-...-]', '[-...-)', '[-...-.]', '[-...-.)') AND piece LIKE '[-%' AND size <= 60 THEN 16
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

-- name: ends
SELECT code, piece, size, side, looks,
  CASE WHEN piece = '*' OR stars = size AND stars > 0 THEN 1 ELSE 0 END AS everything,
  CASE WHEN side = 0 THEN size ELSE size - stars END AS kept,
  CASE WHEN form = 3 OR form IN (2, 16) AND piece LIKE '%)' THEN 1 ELSE 0 END AS below,
  CASE WHEN form IN (2, 3, 4, 16) THEN 1 ELSE 0 END AS ranged,
  CASE form
    WHEN 1 THEN piece
    WHEN 2 THEN SUBSTR(piece, 2, dash)
    WHEN 16 THEN SUBSTR(piece, 2, dots - 2)
    WHEN 3 THEN '-1e308'
    WHEN 4 THEN SUBSTR(piece, 3, size - 2)
    WHEN 10 THEN CASE WHEN stars > 1 THEN REPLACE(piece, '*', '0')
      WHEN side = 1 THEN REPLACE(piece, '*', '') ELSE '-1e308' END
  END AS low,
  CASE form
    WHEN 1 THEN piece
    WHEN 2 THEN SUBSTR(piece, dash + 3, size - dash - 3)
    WHEN 16 THEN SUBSTR(piece, dots + 2, size - dots - 2)
    WHEN 3 THEN SUBSTR(piece, 2, size - 1)
    WHEN 4 THEN '1e308'
    WHEN 10 THEN CASE WHEN stars > 1 THEN REPLACE(piece, '*', '9') ELSE '1e308' END
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
    WHEN form = 11 OR form = 10 AND (side = 1 OR stars = 1)
      THEN SUBSTR(piece, 1, POSITION((CAST('*' AS VARCHAR)) IN (piece)) - 1)
  END AS begins,
  CASE
    WHEN form = 5 OR form = 1 AND shape = '' AND size = 4 THEN piece
    WHEN form = 6 THEN SUBSTR(piece, 1, size - 1)
    WHEN form = 7 THEN (SUBSTR(piece, 1, 5) || CASE SUBSTR(piece, 7, 1) WHEN '1' THEN '03' WHEN '2' THEN '06' WHEN '3' THEN '09' ELSE '12' END)
    WHEN form = 8 THEN (SUBSTR(piece, 1, 3) || CAST('9' AS VARCHAR))
    WHEN form IN (9, 12) THEN SUBSTR(piece, dots + 2, size - dots - 2)
    WHEN form = 13 THEN REPLACE(SUBSTR(piece, dots + 2, size - dots - 2), 'h', '')
    WHEN form = 14 THEN (SUBSTR(piece, dots + 2, 5) || CASE SUBSTR(piece, dots + 8, 1) WHEN '1' THEN '03' WHEN '2' THEN '06' WHEN '3' THEN '09' ELSE '12' END)
    WHEN form = 15 THEN (SUBSTR(piece, dots + 2, 3) || CAST('9' AS VARCHAR))
    WHEN form = 11 OR form = 10 AND (side = 1 OR stars = 1)
      THEN SUBSTR(piece, 1, POSITION((CAST('*' AS VARCHAR)) IN (piece)) - 1)
  END AS ends
FROM "formed_1";

-- name: numbers
(low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '');

-- name: readings
SELECT code, everything, 0 AS absent,
  CASE WHEN looks = 1 AND everything = 0 AND begins IS NULL AND NOT (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN 1 ELSE 0 END AS unread,
  CAST(CASE WHEN (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN low END AS DOUBLE PRECISION) AS low,
  CAST(CASE WHEN (low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '') THEN high END AS DOUBLE PRECISION) AS high,
  below, ranged, begins, (ends || CAST('~' AS VARCHAR)) AS ends, piece, size, kept, side
FROM "ended_1"
UNION ALL
SELECT code, 0, 1, 0, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, 0, 0
FROM "dictionary_1"
WHERE label = CAST('' AS VARCHAR);

-- name: unread
SELECT COUNT(DISTINCT code) FROM "readings_1" WHERE unread = 1;

-- name: overlaps
SELECT code AS a, code AS b FROM "dictionary_1"
UNION
SELECT x.code, z.code FROM "readings_1" AS x CROSS JOIN "dictionary_1" AS z WHERE x.everything = 1
UNION
SELECT z.code, x.code FROM "readings_1" AS x CROSS JOIN "dictionary_1" AS z WHERE x.everything = 1
UNION
SELECT x.code, y.code FROM "readings_1" AS x JOIN "readings_1" AS y ON y.absent = x.absent WHERE x.absent = 1
UNION
SELECT x.code, y.code
FROM "readings_1" AS x
JOIN "readings_1" AS y ON y.piece = x.piece
UNION
SELECT x.code, y.code
FROM (SELECT code, low, high, below, ranged, side FROM "readings_1" WHERE low IS NOT NULL) AS x
JOIN (SELECT code, low, high, below, ranged, side FROM "readings_1" WHERE low IS NOT NULL) AS y ON x.low <= y.high AND y.low <= x.high
WHERE (x.low < y.high OR y.below = 0) AND (y.low < x.high OR x.below = 0)
  AND (x.side = 0 OR y.ranged = 1) AND (y.side = 0 OR x.ranged = 1)
UNION
SELECT x.code, y.code
FROM (SELECT code, begins, ends FROM "readings_1" WHERE begins IS NOT NULL) AS x
JOIN (SELECT code, begins, ends FROM "readings_1" WHERE begins IS NOT NULL) AS y ON x.begins <= y.ends AND y.begins <= x.ends
UNION
SELECT one, two
FROM (
  SELECT x.code AS one, y.code AS two, x.piece, y.piece AS other, x.size, x.side, y.size AS other_size, y.side AS other_side,
    LEAST(x.kept, y.kept) AS told
  FROM (SELECT code, piece, size, kept, side FROM "readings_1" WHERE side > 0) AS x
  JOIN "readings_1" AS y ON y.size = x.size
  UNION ALL
  SELECT x.code, y.code, x.piece, y.piece, x.size, x.side, y.size, y.side, LEAST(x.kept, y.kept)
  FROM (SELECT code, piece, size, kept, side FROM "readings_1" WHERE side > 0 AND size = kept + 1) AS x
  JOIN "readings_1" AS y ON y.size >= x.kept
) AS masked
WHERE side + other_side = 3
  OR side = 1 AND SUBSTR(piece, 1, told) = SUBSTR(other, 1, told)
  OR side = 2 AND SUBSTR(piece, size - told + 1, told) = SUBSTR(other, other_size - told + 1, told)
UNION
SELECT two, one
FROM (
  SELECT x.code AS one, y.code AS two, x.piece, y.piece AS other, x.size, x.side, y.size AS other_size, y.side AS other_side,
    LEAST(x.kept, y.kept) AS told
  FROM (SELECT code, piece, size, kept, side FROM "readings_1" WHERE side > 0) AS x
  JOIN "readings_1" AS y ON y.size = x.size
  UNION ALL
  SELECT x.code, y.code, x.piece, y.piece, x.size, x.side, y.size, y.side, LEAST(x.kept, y.kept)
  FROM (SELECT code, piece, size, kept, side FROM "readings_1" WHERE side > 0 AND size = kept + 1) AS x
  JOIN "readings_1" AS y ON y.size >= x.kept
) AS masked
WHERE side + other_side = 3
  OR side = 1 AND SUBSTR(piece, 1, told) = SUBSTR(other, 1, told)
  OR side = 2 AND SUBSTR(piece, size - told + 1, told) = SUBSTR(other, other_size - told + 1, told)
UNION
SELECT one, two
FROM (
  SELECT x.code AS one, y.code AS two,
    (CAST(', ' AS VARCHAR) || x.label || CAST(', ' AS VARCHAR)) AS said,
    (CAST(', ' AS VARCHAR) || y.members || CAST(', ' AS VARCHAR)) AS members
  FROM (
    SELECT code, SUBSTR(label, 2, LENGTH(label) - 1) AS label,
      CASE WHEN label LIKE '%, %'
        THEN SUBSTR(label, 2, POSITION((CAST(', ' AS VARCHAR)) IN (label)) - 2)
        ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS begun
    FROM "dictionary_1"
    WHERE label LIKE '%, %' OR label LIKE ':{%}'
  ) AS x
  JOIN "readings_1" AS r ON r.piece = x.begun
  JOIN (
    SELECT code, SUBSTR(label, 3, LENGTH(label) - 3) AS members
    FROM "dictionary_1"
    WHERE label LIKE ':{%}'
  ) AS y ON y.code = r.code
) AS whole
WHERE POSITION((said) IN (members)) > 0
UNION
SELECT two, one
FROM (
  SELECT x.code AS one, y.code AS two,
    (CAST(', ' AS VARCHAR) || x.label || CAST(', ' AS VARCHAR)) AS said,
    (CAST(', ' AS VARCHAR) || y.members || CAST(', ' AS VARCHAR)) AS members
  FROM (
    SELECT code, SUBSTR(label, 2, LENGTH(label) - 1) AS label,
      CASE WHEN label LIKE '%, %'
        THEN SUBSTR(label, 2, POSITION((CAST(', ' AS VARCHAR)) IN (label)) - 2)
        ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS begun
    FROM "dictionary_1"
    WHERE label LIKE '%, %' OR label LIKE ':{%}'
  ) AS x
  JOIN "readings_1" AS r ON r.piece = x.begun
  JOIN (
    SELECT code, SUBSTR(label, 3, LENGTH(label) - 3) AS members
    FROM "dictionary_1"
    WHERE label LIKE ':{%}'
  ) AS y ON y.code = r.code
) AS whole
WHERE POSITION((said) IN (members)) > 0;

-- name: weight
SELECT (SELECT COUNT(*) FROM "overlaps_1"), (SELECT COUNT(*) FROM "dictionary_1");

-- name: leaves
SELECT z.code, CASE WHEN z.label = CAST(':*' AS VARCHAR) THEN 1 ELSE 0 END AS everything,
  CASE WHEN h.known IS NOT NULL AND h.leaf IS NULL OR z.label = CAST('' AS VARCHAR) THEN 1 ELSE 0 END AS absent,
  CASE WHEN h.known IS NULL AND z.label NOT IN (CAST('' AS VARCHAR), CAST(':*' AS VARCHAR)) THEN 1 ELSE 0 END AS unread,
  CAST(NULL AS DOUBLE PRECISION) AS low, CAST(NULL AS DOUBLE PRECISION) AS high, 0 AS below, 0 AS ranged,
  h.untold AS begins, h.untold AS ends, h.leaf AS piece,
  COALESCE(LENGTH(h.leaf), 0) AS size, COALESCE(LENGTH(h.leaf), 0) AS kept, 0 AS side
FROM "dictionary_1" AS z
LEFT JOIN (
  SELECT (CAST(':' AS VARCHAR) || level_0) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_0 IS NOT NULL
  UNION
  SELECT (CAST(':' AS VARCHAR) || level_1) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_1 IS NOT NULL
  UNION
  SELECT (CAST(':' AS VARCHAR) || level_2) AS label, level_0 AS leaf, 1 AS known,
    CASE WHEN 1 = 0 THEN level_0 END AS untold
  FROM "levels_1"
  WHERE level_2 IS NOT NULL
) AS h ON h.label = z.label;

-- name: coded
SELECT n,
  c0, DENSE_RANK() OVER (ORDER BY c0) AS p0,
  c1, DENSE_RANK() OVER (ORDER BY c0,c1) AS p1,
  c2, DENSE_RANK() OVER (ORDER BY c0,c1,c2) AS p2
FROM (
  SELECT k.n, z0.code AS c0, z1.code AS c1, z2.code AS c2
  FROM "spelled_1" AS k
  JOIN "dictionary_1" AS z0 ON z0.label = k.l2
  JOIN "dictionary_2" AS z1 ON z1.label = k.l1
  JOIN "dictionary_3" AS z2 ON z2.label = k.l0
) AS spelled;

-- name: shown
SELECT k.p2 AS class, s.v
FROM (
  SELECT DISTINCT (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") AS v,
    CASE WHEN (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("age" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l0,
    CASE WHEN (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("zip" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l1,
    CASE WHEN (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NULL THEN CAST('' AS VARCHAR) ELSE (CAST(':' AS VARCHAR) || (CAST(CAST("city" AS VARCHAR) AS VARCHAR) COLLATE "binary")) END AS l2
  FROM "one"
  WHERE (CAST(CAST("illness" AS VARCHAR) AS VARCHAR) COLLATE "binary") IS NOT NULL
) AS s
JOIN "dictionary_1" AS z0 ON z0.label = s.l2
JOIN "dictionary_2" AS z1 ON z1.label = s.l1
JOIN "dictionary_3" AS z2 ON z2.label = s.l0
JOIN "coded_1" AS k
  ON k.c0 = z0.code AND k.c1 = z1.code AND k.c2 = z2.code;

-- name: pairs
SELECT x.p AS a, y.p AS b
FROM (SELECT DISTINCT c0 AS c, p0 AS p FROM "coded_1") AS x
JOIN "overlaps_1" AS o ON o.a = x.c
JOIN (SELECT DISTINCT c0 AS c, p0 AS p FROM "coded_2") AS y ON y.c = o.b;

-- name: partners
SELECT x.p2 AS class, MIN(x.n) AS n, COUNT(y.n) AS partners, COALESCE(SUM(y.n), 0) AS others
FROM "coded_1" AS x
LEFT JOIN "pairs_1" AS q ON q.a = x.p2
LEFT JOIN "coded_2" AS y ON y.p2 = q.b
GROUP BY x.p2;

-- name: smallest
SELECT COALESCE(MIN(n), 1)
FROM (
  SELECT n FROM "coded_1"
  UNION ALL
  SELECT n FROM "coded_2"
  UNION ALL
  SELECT n FROM "coded_3"
) AS sizes;

-- name: overlap
SELECT COUNT(*), COALESCE(SUM(n), 0), COALESCE(SUM(CASE WHEN partners = 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN partners = 0 THEN n ELSE 0 END), 0), COALESCE(SUM(CASE WHEN partners = 1 THEN 1 ELSE 0 END), 0),
  MIN(CASE WHEN partners > 0 THEN others END), COALESCE(SUM(CASE WHEN n > others THEN n - others ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN n > others AND n - others < 3 THEN 1 ELSE 0 END), 0)
FROM "partners_1";

-- name: couples
SELECT COUNT(*), COALESCE(SUM(alone), 0), COALESCE(SUM(CASE WHEN alone = 1 AND apart > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN alone = 1 AND apart > 0 AND apart < 3 THEN 1 ELSE 0 END), 0)
FROM (
  SELECT CASE WHEN x.partners = 1 AND y.partners = 1 THEN 1 ELSE 0 END AS alone, ABS(x.n - y.n) AS apart
  FROM "pairs_1" AS q
  JOIN "partners_1" AS x ON x.class = q.a
  JOIN "partners_2" AS y ON y.class = q.b
) AS paired;

-- name: offered
SELECT q.a, q.b, x.v
FROM "pairs_1" AS q
JOIN "shown_1" AS x ON x.class = q.a;

-- name: common
SELECT o.a, o.b, o.v
FROM "offered_1" AS o
JOIN "shown_1" AS y ON y.class = o.b AND y.v = o.v;

-- name: left
SELECT possible, SUM(n), SUM(CASE WHEN alone = 1 THEN n ELSE 0 END), SUM(CASE WHEN one = 1 THEN n ELSE 0 END)
FROM (
  SELECT k.n, s.alone, COALESCE(w.possible, 0) AS possible, CASE WHEN o.class IS NULL THEN 0 ELSE 1 END AS one
  FROM "coded_1" AS k
  JOIN (SELECT class, COUNT(*) AS alone FROM "shown_1" GROUP BY class) AS s ON s.class = k.p2
  LEFT JOIN (
    SELECT class, COUNT(*) AS possible
    FROM (
      SELECT class, v
      FROM (
        SELECT DISTINCT a AS class, v FROM "common_1"
        UNION ALL
        SELECT DISTINCT a AS class, v FROM "common_2"
      ) AS by_table
      GROUP BY class, v
      HAVING COUNT(*) = 2
    ) AS by_all
    GROUP BY class
  ) AS w ON w.class = k.p2
  LEFT JOIN (
    SELECT DISTINCT class FROM (SELECT a AS class FROM "common_1" GROUP BY a, b HAVING COUNT(*) = 1) AS x1
    UNION
    SELECT DISTINCT class FROM (SELECT a AS class FROM "common_2" GROUP BY a, b HAVING COUNT(*) = 1) AS x2
  ) AS o ON o.class = k.p2
) AS counted
GROUP BY possible
ORDER BY possible;

-- name: joint
SELECT COALESCE(SUM(CASE WHEN most = 0 THEN 1 ELSE 0 END), 0), COALESCE(SUM(CASE WHEN fewest > 0 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > 0 AND most < 3 THEN 1 ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > 0 AND most < 3 THEN fewest ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN fewest > most THEN 1 ELSE 0 END), 0)
FROM (
  SELECT fewest,
    LEAST(room, LEAST(n - SUM(fewest) OVER (PARTITION BY a) + fewest, m - SUM(fewest) OVER (PARTITION BY b) + fewest)) AS most
  FROM (
    SELECT a, b, n, m, room,
      GREATEST(0, GREATEST(n - SUM(room) OVER (PARTITION BY a) + room, m - SUM(room) OVER (PARTITION BY b) + room)) AS fewest
    FROM (
      SELECT q.a, q.b, x.n, y.n AS m, LEAST(x.n, y.n) AS room
      FROM "pairs_1" AS q
      JOIN "partners_1" AS x ON x.class = q.a
      JOIN "partners_2" AS y ON y.class = q.b
    ) AS rooms
  ) AS certain
) AS bounded;
