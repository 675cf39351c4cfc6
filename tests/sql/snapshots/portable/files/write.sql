COPY "target_1" TO 'release.parquet' (
  FORMAT parquet, COMPRESSION zstd,
  USE_TMP_FILE false
);

COPY "target_1" TO 'release.csv.gz' (
  FORMAT csv, HEADER true, DELIMITER ',', COMPRESSION gzip,
  USE_TMP_FILE false
);
