RENAME TABLE `place`.`_sqlanon_target` TO `place`.`released`;
