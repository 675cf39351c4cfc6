SELECT MAX(held) FROM (SELECT COUNT(*) AS held FROM "units_1" WHERE others <> 4 GROUP BY others) AS persons;
