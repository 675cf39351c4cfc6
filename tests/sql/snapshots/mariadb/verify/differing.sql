SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q0, 1 AS here, 0 AS there FROM (
  SELECT f.own_group AS `group_id`, v.value AS `illness`
  FROM (
    SELECT `group_id` AS own_group, `group_id` AS same_group,
      ROW_NUMBER() OVER (PARTITION BY `group_id` ORDER BY `group_id`) AS turn
    FROM `place`.`target_1`
  ) AS f
  JOIN (
    SELECT `group_id` AS same_group, `illness` AS value, `count` AS held,
      SUM(`count`) OVER (PARTITION BY `group_id` ORDER BY `group_id`
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM `place`.`target1_1`
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled
    UNION ALL
    SELECT CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 1 FROM `copy_1`
  ) AS both_relations
  GROUP BY q0
) AS classes
WHERE here <> there;

SELECT COUNT(*)
FROM (
  SELECT SUM(here) AS here, SUM(there) AS there
  FROM (
    SELECT `v` AS q0, CONVERT(CAST(CAST(`w` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS q1, 1 AS here, 0 AS there FROM `place`.`target_1`
    UNION ALL
    SELECT `v`, CONVERT(CAST(CAST(`w` AS DOUBLE) AS CHAR) USING utf8mb4) COLLATE utf8mb4_nopad_bin, 0, 1 FROM `persons_1`
  ) AS both_relations
  GROUP BY q0, q1
) AS classes
WHERE here <> there;
