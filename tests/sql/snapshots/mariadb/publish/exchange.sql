RENAME TABLE `place`.`released` TO `place`.`old_1`, `place`.`target_1` TO `place`.`released`;

RENAME TABLE `people` TO `old_1`, `target_1` TO `people`;
