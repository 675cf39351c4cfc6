RENAME TABLE `_sqlanon_target` TO `released`;
