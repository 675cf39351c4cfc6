ALTER TABLE `main`.`_sqlanon_target` RENAME TO `released`;

ALTER TABLE `_sqlanon_target` RENAME TO `people`;
