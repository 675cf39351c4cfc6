SELECT DISTINCT release_number, place, v
FROM "members_1"
WHERE v IS NOT NULL;
