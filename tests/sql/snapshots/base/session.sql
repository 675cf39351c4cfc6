-- name: begin
BEGIN;

-- name: alive
-- postgresql
SELECT 1 AS one;

-- name: commit
COMMIT;
