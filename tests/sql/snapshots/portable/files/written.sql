SELECT *
FROM read_parquet('release.parquet', hive_partitioning = false);

SELECT *
FROM read_csv(
  'release.csv.gz',
auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', nullstr = '',
  allow_quoted_nulls = false, strict_mode = true, null_padding = false, hive_partitioning = false,
  compression = 'gzip',
  columns = {'age': 'VARCHAR', 'city': 'VARCHAR'}
);
