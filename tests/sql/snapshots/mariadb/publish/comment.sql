ALTER TABLE `_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

ALTER TABLE `_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

ALTER TABLE `_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

ALTER TABLE `_sqlanon_target` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `sqlanon_recoding_run_0` COMMENT = '';
