CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, v.value AS label
FROM "_sqlanon_extents" AS e
JOIN "_sqlanon_dictionary" AS v ON v.code = e.lo1;

CREATE TEMPORARY TABLE "_sqlanon_label" AS
SELECT e.class, v.value AS label
FROM "_sqlanon_extents" AS e
JOIN "_sqlanon_dictionary" AS v ON v.code = e.lo2;
