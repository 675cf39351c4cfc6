CREATE TABLE "people.csv" AS
SELECT * FROM read_csv(
  'people.csv',
auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', nullstr = '',
  allow_quoted_nulls = false, strict_mode = true, null_padding = false, hive_partitioning = false,
  compression = 'none',
  columns = {'age': 'VARCHAR', 'city': 'VARCHAR'}
);
