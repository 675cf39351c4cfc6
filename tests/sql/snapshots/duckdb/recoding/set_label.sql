CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS VARCHAR)
    ELSE (CAST('{' AS VARCHAR) || m.listed || CAST('}' AS VARCHAR))
  END AS label,
  LEAST(e.hi4 - e.lo4, 2) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 2 ELSE m.members - 1 END AS members
FROM "_sqlanon_extents" AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    STRING_AGG(label, ', ' ORDER BY label) AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM "_sqlanon_assignment" AS a
    JOIN "_sqlanon_cells" AS c ON c.cell = a.cell
    JOIN "_sqlanon_dictionary" AS v ON v.code = c.c4
    
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS VARCHAR)
    ELSE (CAST('{' AS VARCHAR) || m.listed || CAST('}' AS VARCHAR))
  END AS label,
  LEAST(e.hi1 - e.lo1, 5) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 5 ELSE m.members - 1 END AS members
FROM "_sqlanon_extents" AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    STRING_AGG(label, ', ' ORDER BY label) AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM "_sqlanon_assignment" AS a
    JOIN "_sqlanon_cells" AS c ON c.cell = a.cell
    JOIN "_sqlanon_dictionary" AS v ON v.code = c.c1
    
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;

CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, e.n,
  CASE
    WHEN m.members = 1 THEN m.first_label
    WHEN m.known < m.members THEN CAST('*' AS VARCHAR)
    ELSE (CAST('{' AS VARCHAR) || m.listed || CAST('}' AS VARCHAR))
  END AS label,
  LEAST(e.hi1 - e.lo1, 2) AS units,
  CASE WHEN m.known < m.members AND m.members > 1 THEN 2 ELSE m.members - 1 END AS members
FROM "_sqlanon_extents" AS e
JOIN (
  SELECT class, COUNT(*) AS members, COUNT(label) AS known, MIN(label) AS first_label,
    STRING_AGG(label, ', ' ORDER BY label) AS listed
  FROM (
    SELECT DISTINCT a.class, v.label
    FROM "_sqlanon_assignment" AS a
    JOIN "_sqlanon_cells" AS c ON c.cell = a.cell
    JOIN "_sqlanon_dictionary" AS v ON v.code = c.c1
    
  ) AS s
  GROUP BY class
) AS m ON m.class = e.class;
