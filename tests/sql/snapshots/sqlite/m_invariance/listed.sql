SELECT place, GROUP_CONCAT(label, ',') AS listed
FROM (
  SELECT pile AS place, CAST(v AS TEXT) AS label
  FROM `dealt_1`
  ORDER BY place, label
) AS members
GROUP BY place;
