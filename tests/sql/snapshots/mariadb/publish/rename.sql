RENAME TABLE `place`.`target_1` TO `place`.`released`;

RENAME TABLE `place`.`target_1` TO `place`.`seen_UTC`;

RENAME TABLE `place`.`target_1` TO `place`.`masked`;

RENAME TABLE `place`.`target_1` TO `place`.`kept`;

RENAME TABLE `place`.`target_1` TO `place`.`nightly`;

RENAME TABLE `place`.`target_1` TO `place`.`released_points`;

RENAME TABLE `place`.`target_1` TO `place`.`guarded`;
