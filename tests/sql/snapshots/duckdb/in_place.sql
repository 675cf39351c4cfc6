-- name: next_key
SELECT SETVAL('wards', (SELECT GREATEST(MAX("id"), NEXTVAL('wards')) FROM "wards"));

-- name: checkpoint
CHECKPOINT;
