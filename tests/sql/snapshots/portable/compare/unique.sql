SELECT release_number, MIN(CASE WHEN n = different THEN n ELSE 0 END), SUM(unknown)
FROM "classes_1"
GROUP BY release_number;
