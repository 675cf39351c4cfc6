CREATE TEMPORARY TABLE "_sqlanon_domain" AS
SELECT v.code AS s, 1 AS place FROM "_sqlanon_dictionary" AS v JOIN "_sqlanon_listed" AS l ON l.item = v.label;
