RENAME TABLE `place`.`released` TO `place`.`old_1`, `place`.`target_1` TO `place`.`released`;
