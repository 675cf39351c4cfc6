SELECT t.code AS told, v.code
FROM "told_1" AS t
JOIN "dictionary_1" AS v ON v.label = t.label
UNION
SELECT p.code, v.code
FROM "pieces_1" AS p
JOIN (SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL) AS v
  ON v.label = p.piece
UNION
SELECT t.code, v.code
FROM "told_1" AS t
JOIN "dictionary_1" AS v ON t.label = CAST('*' AS VARCHAR) OR t.label IS NULL AND v.value IS NULL
UNION
SELECT t.code, v.code
FROM (SELECT code, label FROM "told_1" WHERE label LIKE '{%}') AS t
JOIN (SELECT code, label FROM "dictionary_1" WHERE value IS NOT NULL AND label LIKE '%, %') AS v
  ON REPLACE((CAST(', ' AS VARCHAR) || SUBSTR(t.label, 2, LENGTH(t.label) - 2) || CAST(', ' AS VARCHAR)), (CAST(', ' AS VARCHAR) || v.label || CAST(', ' AS VARCHAR)), '') <> (CAST(', ' AS VARCHAR) || SUBSTR(t.label, 2, LENGTH(t.label) - 2) || CAST(', ' AS VARCHAR));
