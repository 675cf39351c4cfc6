SELECT part, MAX(choice) AS tried
FROM "candidates_1"
WHERE part NOT IN (SELECT part FROM "cuts_1")
GROUP BY part
HAVING MAX(choice) < MAX(cuts);
