SELECT code,
  CASE WHEN label LIKE ':{%}' THEN SUBSTR(label, 3, LENGTH(label) - 3)
    ELSE SUBSTR(label, 2, LENGTH(label) - 1) END AS piece
FROM "dictionary_1"
WHERE label <> CAST('' AS VARCHAR);
