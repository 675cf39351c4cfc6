SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS TEXT)
    ELSE (CAST('{' AS TEXT) || m.listed || CAST('}' AS TEXT))
  END AS label,
  MIN(e.hi4 - e.lo4, 2) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 2 ELSE m.members - 1 END AS members
FROM `extents_1` AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label, ', ') AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM `assignment_1` AS a
    JOIN `cells_1` AS c ON c.cell = a.cell
    JOIN `dictionary_1` AS v ON v.code = c.c4
    ORDER BY a.class, v.label
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS TEXT)
    ELSE (CAST('{' AS TEXT) || m.listed || CAST('}' AS TEXT))
  END AS label,
  MIN(e.hi1 - e.lo1, 5) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 5 ELSE m.members - 1 END AS members
FROM `extents_1` AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label, ', ') AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM `assignment_1` AS a
    JOIN `cells_1` AS c ON c.cell = a.cell
    JOIN `dictionary_1` AS v ON v.code = c.c1
    ORDER BY a.class, v.label
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS TEXT)
    ELSE (CAST('{' AS TEXT) || m.listed || CAST('}' AS TEXT))
  END AS label,
  MIN(e.hi2 - e.lo2, 2) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 2 ELSE m.members - 1 END AS members
FROM `extents_1` AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label, ', ') AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM `assignment_1` AS a
    JOIN `cells_1` AS c ON c.cell = a.cell
    JOIN `dictionary_1` AS v ON v.code = c.c2
    ORDER BY a.class, v.label
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS TEXT)
    ELSE (CAST('{' AS TEXT) || m.listed || CAST('}' AS TEXT))
  END AS label,
  MIN(e.hi1 - e.lo1, 2) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 2 ELSE m.members - 1 END AS members
FROM `extents_1` AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    GROUP_CONCAT(label, ', ') AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM `assignment_1` AS a
    JOIN `cells_1` AS c ON c.cell = a.cell
    JOIN `dictionary_1` AS v ON v.code = c.c1
    ORDER BY a.class, v.label
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;
