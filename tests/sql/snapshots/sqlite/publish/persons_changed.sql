SELECT side, SUM(n), COUNT(*), SUM(CASE WHEN n < 3 THEN 1 ELSE 0 END)
FROM (
  SELECT side, MIN(SUM(CASE WHEN turn = 1 THEN ABS(net) ELSE 0 END), COUNT(DISTINCT behind)) AS n
  FROM (
    SELECT CASE WHEN net < 0 THEN 0 ELSE 1 END AS side, net, turn, v0, v1, v2,
      CASE WHEN n < 0 AND net < 0 OR n > 0 AND net > 0 THEN person END AS behind
    FROM (
      SELECT n, person, v0, v1, v2, v3, v4,
        SUM(n) OVER w AS net, ROW_NUMBER() OVER w AS turn
      FROM (
        SELECT SUM(n) AS n, person, v0, v1, v2, v3, v4
        FROM (
          SELECT v0, v1, v2, v3, v4, person, -n AS n FROM `before_1`
          UNION ALL
          SELECT CAST(CASE WHEN TYPEOF(`age`) = 'real' AND CAST(CAST(`age` AS TEXT) AS REAL) <> `age` THEN PRINTF('%!.17g', `age`) ELSE CAST(`age` AS TEXT) END AS TEXT) COLLATE BINARY, CAST(CASE WHEN TYPEOF(`zip`) = 'real' AND CAST(CAST(`zip` AS TEXT) AS REAL) <> `zip` THEN PRINTF('%!.17g', `zip`) ELSE CAST(`zip` AS TEXT) END AS TEXT) COLLATE BINARY, CAST(CASE WHEN TYPEOF(`city`) = 'real' AND CAST(CAST(`city` AS TEXT) AS REAL) <> `city` THEN PRINTF('%!.17g', `city`) ELSE CAST(`city` AS TEXT) END AS TEXT) COLLATE BINARY, CAST(CASE WHEN TYPEOF(`grade`) = 'real' AND CAST(CAST(`grade` AS TEXT) AS REAL) <> `grade` THEN PRINTF('%!.17g', `grade`) ELSE CAST(`grade` AS TEXT) END AS TEXT) COLLATE BINARY, CAST(CASE WHEN TYPEOF(`illness`) = 'real' AND CAST(CAST(`illness` AS TEXT) AS REAL) <> `illness` THEN PRINTF('%!.17g', `illness`) ELSE CAST(`illness` AS TEXT) END AS TEXT) COLLATE BINARY, +`person`, 1 FROM `main`.`sqlanon_recoding_run_rows`
        ) AS both_states
        GROUP BY person, v0, v1, v2, v3, v4
        HAVING SUM(n) <> 0
      ) AS differing
      WINDOW w AS (PARTITION BY v0, v1, v2, v3, v4)
    ) AS together
    WHERE net <> 0
  ) AS seen
  GROUP BY side, v0, v1, v2
) AS changed
GROUP BY side;
