-- name: all
SELECT COUNT(DISTINCT CASE WHEN s <> -1 THEN s END), CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM "held_1";

-- name: units
SELECT COUNT(*) FROM "held_1";
