SELECT COALESCE(MAX(held), 0) FROM (SELECT COUNT(*) AS held FROM "units_1" WHERE others <> 4 GROUP BY others) AS persons;
