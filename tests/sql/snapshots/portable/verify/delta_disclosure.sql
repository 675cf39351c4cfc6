SELECT n, measure, CASE WHEN measure < 8.999999999 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v = 0 THEN 0 WHEN strange > 0 THEN NULL
    ELSE log_ratio / 1.0 END AS measure
  FROM reference_contrast_all
) AS measures;

SELECT n, measure, CASE WHEN measure < 1.999999999 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v = 0 THEN 0 WHEN strange > 0 OR covered < total THEN NULL
    ELSE log_ratio / 1.0 END AS measure
  FROM reference_contrast_all
) AS measures;
