RENAME TABLE `released` TO `_sqlanon_old`, `_sqlanon_target` TO `released`;

RENAME TABLE `people` TO `_sqlanon_old`, `_sqlanon_target` TO `people`;
