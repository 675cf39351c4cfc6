SELECT r.old, ROW_NUMBER() OVER (ORDER BY r.lot) AS new
FROM (SELECT s.`person` AS old, RANDOMBLOB(16) AS lot FROM `people` AS s) AS r;
