DROP TABLE `place`.`_sqlanon_old`;

DROP TABLE `place`.`sqlanon_recoding_run_0`;

DROP TABLE `_sqlanon_old`;

DROP TABLE `zips`;
