CREATE SQL SECURITY DEFINER VIEW `place`.`target_1` (`age`, `zip`, `city`, `grade`, `illness`)
   AS
SELECT `age`, `zip`, `city`, `grade`, `illness`
FROM `place`.`sqlanon_recoding_run_rows`;

CREATE SQL SECURITY DEFINER VIEW `place`.`target_1` (`age`, `zip`, `city`, `grade`, `group_id`)
   AS
SELECT `age`, `zip`, `city`, `grade`, `group_id`
FROM `place`.`sqlanon_recoding_run_rows`;
