DROP TABLE `_sqlanon_old`;

DROP TABLE `sqlanon_recoding_run_0`;

DROP TABLE `zips`;
