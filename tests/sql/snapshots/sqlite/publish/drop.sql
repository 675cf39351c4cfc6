DROP TABLE `released`;

DROP TABLE `sqlanon_recoding_run_0`;

DROP TABLE `people`;

DROP TABLE `zips`;
