CREATE TABLE `place`.`sqlanon_compiled_run_run_0` COMMENT = 'sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it' AS
SELECT item, absent, code, value FROM `codes_1`;

CREATE TABLE `place`.`sqlanon_recoding_run_0` COMMENT = 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone' AS
SELECT value, code FROM `dictionary_1`;

CREATE TABLE `place`.`sqlanon_compiled_run_run_0` COMMENT = 'sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it' AS
SELECT item, absent, label FROM `labels_1`;
