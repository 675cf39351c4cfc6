ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 10 of 10 rows in 2 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 6 reached; 40 of 40 rows in 6 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 10, l_diversity 3 reached; 40 of 40 rows in 4 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3, l_diversity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: l_diversity 3, l_diversity 2.971004096610006, l_diversity 0.6666666666666666, t_closeness 0.07500000000000001, t_closeness 0.0625, t_closeness 0.06249999999999997, alpha_k 10, alpha_k 0.4, beta_likeness 0.23076923076923084, delta_disclosure 0.20763936477824455, k_anonymity 10 reached; 40 of 40 rows in 4 classes';

ALTER TABLE `place`.`sqlanon_recoding_run_0` COMMENT = '';
