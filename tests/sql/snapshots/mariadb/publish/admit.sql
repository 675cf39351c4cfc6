INSERT INTO `place`.`sqlanon_recoding_run_rows` (`age`, `zip`, `city`, `grade`, `illness`)
SELECT `age`, `zip`, `city`, `grade`, `illness`
FROM `place`.`sqlanon_recoding_run_live`
ORDER BY RAND();

INSERT INTO `place`.`sqlanon_recoding_run_rows` (`age`, `zip`, `city`, `grade`, `illness`, `person`)
SELECT `age`, `zip`, `city`, `grade`, `illness`, `person`
FROM `place`.`sqlanon_recoding_run_live`
ORDER BY RAND();
