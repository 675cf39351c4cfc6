SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi2 - e.lo2, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo2
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c2 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo2 < w.hi2
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi0 - e.lo0, 3) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 3
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo0
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c0 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo0 < w.hi0
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi4 - e.lo4, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo4
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c4 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo4 < w.hi4
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi1 - e.lo1, 5) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 5
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo1
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c1 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo1 < w.hi1
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi1 - e.lo1, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo1
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c1 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo1 < w.hi1
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi1 - e.lo1, 5) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 5
    ELSE m.members - 1
  END AS members
FROM (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM `shapes_1` WHERE attribute = 1) AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo1
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c1 AS code
      FROM (SELECT shape AS class, code AS c1 FROM `members_1` WHERE attribute = 1) AS a
      STRAIGHT_JOIN (SELECT shape AS class, n, lo AS lo1, hi AS hi1 FROM `shapes_1` WHERE attribute = 1) AS w ON w.class = a.class AND w.lo1 < w.hi1
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi2 - e.lo2, 1) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 1
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo2
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c2 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo2 < w.hi2
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi0 - e.lo0, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo0
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c0 AS code
      FROM `coded_1` AS a
      STRAIGHT_JOIN `extents_1` AS w ON w.class = a.class AND w.lo0 < w.hi0
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.class IS NULL THEN o.label
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('{' USING utf8mb4) COLLATE utf8mb4_nopad_bin, m.listed, CONVERT('}' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  LEAST(e.hi2 - e.lo2, 2) AS units,
  CASE
    WHEN m.class IS NULL THEN 0
    WHEN m.known < m.members AND m.members > 1 THEN 2
    ELSE m.members - 1
  END AS members
FROM (SELECT shape AS class, n, lo AS lo2, hi AS hi2 FROM `shapes_1` WHERE attribute = 2) AS e
STRAIGHT_JOIN `dictionary_1` AS o ON o.code = e.lo2
LEFT JOIN (
SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label ORDER BY label SEPARATOR ', ') AS listed
  FROM (
    SELECT DISTINCT h.class, v.label
    FROM (
      SELECT DISTINCT a.class, a.c2 AS code
      FROM (SELECT shape AS class, code AS c2 FROM `members_1` WHERE attribute = 2) AS a
      STRAIGHT_JOIN (SELECT shape AS class, n, lo AS lo2, hi AS hi2 FROM `shapes_1` WHERE attribute = 2) AS w ON w.class = a.class AND w.lo2 < w.hi2
    ) AS h
    STRAIGHT_JOIN `dictionary_1` AS v ON v.code = h.code
    
  ) AS s
  GROUP BY class

) AS m ON m.class = e.class;
