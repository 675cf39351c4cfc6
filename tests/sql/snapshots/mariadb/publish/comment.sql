ALTER TABLE `place`.`_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

ALTER TABLE `place`.`_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

ALTER TABLE `place`.`_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

ALTER TABLE `place`.`_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 7 reached; 7 of 10 rows in 1 classes';

ALTER TABLE `place`.`sqlanon_recoding_run_0` COMMENT = '';

ALTER TABLE `_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';
