-- name: lot
RANDOMBLOB(16);
