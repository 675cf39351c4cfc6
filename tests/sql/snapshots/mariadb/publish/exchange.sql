RENAME TABLE `place`.`released` TO `place`.`_sqlanon_old`, `place`.`_sqlanon_target` TO `place`.`released`;

RENAME TABLE `people` TO `_sqlanon_old`, `_sqlanon_target` TO `people`;
