RENAME TABLE `place`.`target_1` TO `place`.`released`;
