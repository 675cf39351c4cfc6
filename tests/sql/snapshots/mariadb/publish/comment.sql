ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 14 of 40 rows in 4 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 2 reached; 4 of 4 rows in 2 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 10 reached; 60 of 60 rows in 6 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 30 of 30 rows in 2 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 6 reached; 40 of 40 rows in 6 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 10, l_diversity 3 reached; 40 of 40 rows in 4 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3, l_diversity 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: km_anonymity 3 reached; 40 of 40 rows in 1 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 13 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, by the script of a plan';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: l_diversity 3, l_diversity 2.971, l_diversity 0.666667, t_closeness 0.075, t_closeness 0.0625, t_closeness 0.0625, alpha_k 10, alpha_k 0.4, beta_likeness 0.230769, delta_disclosure 0.207639, person_anonymity at least 2 reached; 40 of 40 rows in 4 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: person_anonymity at least 3 reached; 40 of 40 rows in 5 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3, t_closeness 0.5125 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: l_diversity 2 reached; 40 of 40 rows in 20 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: m_uniqueness 2 reached; 40 of 40 rows in 20 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: m_uniqueness 2 reached; 40 of 40 rows, and 14 counterfeits in 27 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3, t_closeness 0.5125 reached; 40 of 40 rows in 11 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 6 reached; 12 of 12 rows in 2 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: person_anonymity at least 3 reached; 40 of 40 rows in 12 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: person_anonymity at least 2 reached; 200 of 200 rows in 50 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 3, t_closeness 0.2 reached; 40 of 40 rows in 8 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 10 reached; 40 of 40 rows in 4 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: k_anonymity 5, l_diversity 2 reached; 40 of 40 rows in 5 classes';

ALTER TABLE `place`.`target_1` COMMENT = 'anonymized by sqlanon, run run: km_anonymity 20 reached; 80 of 80 rows in 2 classes';
