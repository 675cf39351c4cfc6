CREATE TEMPORARY TABLE "_sqlanon_ranked" AS
SELECT p.class, p.label, COALESCE(i.id, 0) AS id
FROM "_sqlanon_label" AS p
LEFT JOIN (
  SELECT label, ROW_NUMBER() OVER (ORDER BY label) AS id
  FROM (SELECT label FROM "_sqlanon_label" WHERE label IS NOT NULL GROUP BY label) AS g
) AS i ON i.label = p.label;
