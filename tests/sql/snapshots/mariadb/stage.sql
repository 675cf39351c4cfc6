-- name: free_rows
COMMIT;
