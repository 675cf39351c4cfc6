SELECT p.class, p.label, COALESCE(i.id, 0) AS id
FROM "label_1" AS p
LEFT JOIN (SELECT label, ROW_NUMBER() OVER (ORDER BY (CAST(label AS VARCHAR) COLLATE "binary")) AS id FROM (SELECT label FROM "label_1" WHERE label IS NOT NULL GROUP BY label) AS g) AS i ON i.label = p.label;
