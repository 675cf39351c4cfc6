SELECT release_number, place, COUNT(*) AS n, COUNT(DISTINCT v) AS different, SUM(1 - known) AS unknown
FROM "members_1"
GROUP BY release_number, place;
