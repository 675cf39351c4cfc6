CREATE TABLE `place`.`sqlanon_recoding_run_0` COMMENT = 'sqlanon: unfinished, remove with `sqlanon clean`' AS
SELECT value, code FROM `dictionary_1`;
