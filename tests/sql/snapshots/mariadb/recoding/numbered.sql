SELECT class, ROW_NUMBER() OVER (ORDER BY lot) AS place
FROM (SELECT class, RAND() AS lot FROM (SELECT DISTINCT class FROM `assignment_1`) AS classes) AS drawn;
