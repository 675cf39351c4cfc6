LOCK TABLES `people` WRITE, `people` AS s WRITE, `people` AS t WRITE, `target_1` WRITE, `sqlanon_runs` WRITE;
