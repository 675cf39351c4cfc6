SELECT place, STRING_AGG(label, ',' ORDER BY label) AS listed
FROM (
  SELECT pile AS place, CAST(v AS VARCHAR) AS label
  FROM "dealt_1"
  
) AS members
GROUP BY place;
