-- name: came_and_went
SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, place, COUNT(*) AS n
  FROM (
    SELECT CASE WHEN b.person IS NULL THEN 1 ELSE 0 END AS side, COALESCE(b.place, a.place) AS place
    FROM "main"."sqlanon_recoding_run_keys" AS b
    FULL JOIN "main"."sqlanon_recoding_run_keys" AS a ON a.person = b.person
    WHERE a.person IS NULL OR b.person IS NULL
  ) AS one_release
  GROUP BY side, place
) AS changed
GROUP BY side;
