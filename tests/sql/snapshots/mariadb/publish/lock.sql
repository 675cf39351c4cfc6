LOCK TABLES `people` WRITE, `people` AS s WRITE, `people` AS t WRITE, `_sqlanon_target` WRITE, `sqlanon_runs` WRITE;
