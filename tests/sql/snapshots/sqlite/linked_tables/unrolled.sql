(
  SELECT f.own_group AS `group_id`, v.value AS `illness`
  FROM (
    SELECT `group_id` AS own_group, +`group_id` AS same_group,
      ROW_NUMBER() OVER (PARTITION BY +`group_id` ORDER BY +`group_id`) AS turn
    FROM `main`.`target_1`
  ) AS f
  JOIN (
    SELECT +`group_id` AS same_group, `illness` AS value, `count` AS held,
      SUM(`count`) OVER (PARTITION BY +`group_id` ORDER BY +`group_id`
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM `main`.`target1_1`
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled;

(
  SELECT f.own_group AS `group_id`, v.value AS `illness`
  FROM (
    SELECT `group_id` AS own_group, +`group_id` AS same_group,
      ROW_NUMBER() OVER (PARTITION BY +`group_id` ORDER BY +`group_id`) AS turn
    FROM `main`.`target_1`
  ) AS f
  JOIN (
    SELECT +`group_id` AS same_group, `illness` AS value, `persons` AS held,
      SUM(`persons`) OVER (PARTITION BY +`group_id` ORDER BY +`group_id`
          ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS upto
    FROM `main`.`target1_1`
  ) AS v ON v.same_group = f.same_group AND f.turn <= v.upto AND f.turn > v.upto - v.held
) AS unrolled;
