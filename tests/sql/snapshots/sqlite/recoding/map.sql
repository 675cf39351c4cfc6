SELECT p.c0, p.c1, p.c2, p.n, p.passed, l.l0, l.l1, l.l2, l.place
FROM (
  SELECT class, n, c0, c1, c2,
    CAST(0 AS INTEGER) AS passed
  FROM `coded_1`
) AS p
JOIN `labels_1` AS l ON l.class = p.class;

SELECT p.c0, p.n, p.passed, l.l0, l.place
FROM (
  SELECT class, n, c0,
    CAST(0 AS INTEGER) AS passed
  FROM `coded_1`
) AS p
JOIN `labels_1` AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.n, p.passed, l.l0, l.l1, l.place
FROM (
  SELECT class, n, c0, c1,
    CAST(0 AS INTEGER) AS passed
  FROM `coded_1`
) AS p
JOIN `labels_1` AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.c4, p.c5, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.l4, l.l5, l.place
FROM (
  SELECT class, n, c0, c1, c2, c3, c4, c5,
    CAST(0 AS INTEGER) AS passed
  FROM `coded_1`
) AS p
JOIN `labels_1` AS l ON l.class = p.class;

SELECT p.c0, p.c1, p.c2, p.c3, p.n, p.passed, l.l0, l.l1, l.l2, l.l3, l.place
FROM (
  SELECT class, n, c0, c1, c2, c3,
    CAST(0 AS INTEGER) AS passed
  FROM `coded_1`
) AS p
JOIN `labels_1` AS l ON l.class = p.class;
