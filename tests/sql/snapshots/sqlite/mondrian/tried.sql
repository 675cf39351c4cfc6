CREATE TEMPORARY TABLE `_sqlanon_tried` AS
SELECT part, MAX(choice) AS tried
FROM `_sqlanon_candidates`
WHERE part NOT IN (SELECT part FROM `_sqlanon_cuts`)
GROUP BY part
HAVING MAX(choice) < MAX(cuts);
