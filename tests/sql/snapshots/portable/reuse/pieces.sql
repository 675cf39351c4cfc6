SELECT code, SUBSTR(label, 2, LENGTH(label) - 2) AS piece FROM "told_1" WHERE label LIKE '{%}';
