CREATE TABLE "people.parquet" AS
SELECT * FROM read_parquet('people.parquet', hive_partitioning = false);
