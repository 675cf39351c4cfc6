DELETE t
FROM `cards` AS t
LEFT JOIN `new_1` AS n ON t.`id` = n.k0
WHERE n.k0 IS NULL;
