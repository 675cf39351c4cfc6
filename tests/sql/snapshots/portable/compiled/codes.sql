SELECT COALESCE(label, '') AS item, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent, MIN(code) AS code
, MIN(value) AS value
FROM "dictionary_1"
GROUP BY COALESCE(label, ''), CASE WHEN value IS NULL THEN 1 ELSE 0 END;
