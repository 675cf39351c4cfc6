-- name: columns
SELECT column_name AS name, CASE WHEN data_type IN ('enum', 'set') THEN data_type ELSE column_type END AS type
FROM information_schema.columns
WHERE table_name = 'released' AND table_schema = DATABASE();

-- name: begin
START TRANSACTION READ ONLY;
