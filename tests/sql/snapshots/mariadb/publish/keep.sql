CREATE TABLE `place`.`sqlanon_recoding_run_0` COMMENT = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' AS
SELECT value, code FROM `dictionary_1`;
