RENAME TABLE `place`.`released` TO `place`.`old_1`, `place`.`target_1` TO `place`.`released`;

RENAME TABLE `place`.`kept` TO `place`.`old_1`, `place`.`target_1` TO `place`.`kept`;

RENAME TABLE `place`.`nightly` TO `place`.`old_1`, `place`.`target_1` TO `place`.`nightly`;

RENAME TABLE `place`.`released_points` TO `place`.`old_1`, `place`.`target_1` TO `place`.`released_points`;
