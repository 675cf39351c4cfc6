SELECT place, GROUP_CONCAT(label ORDER BY label SEPARATOR ',') AS listed
FROM (
  SELECT pile AS place, CONVERT(v USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM `dealt_1`
  
) AS members
GROUP BY place;
