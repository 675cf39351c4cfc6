SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.900000001 THEN 0 ELSE 1 END AS violates
FROM (SELECT n, CASE WHEN v = 0 THEN 0 ELSE (1 + gap) / 2.0 END AS measure
    FROM reference_contrast_all) AS measures;

SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.500000001 THEN 0 ELSE 1 END AS violates
FROM (SELECT n, CASE WHEN v = 0 THEN 0 ELSE (1 + gap) / 2.0 END AS measure
    FROM reference_contrast_all) AS measures;

SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.300000001 THEN 0 ELSE 1 END AS violates
FROM (SELECT n, CASE WHEN v = 0 THEN 0 ELSE (1 + gap) / 2.0 END AS measure
    FROM reference_contrast_all) AS measures;

SELECT n, CASE WHEN measure > 0 THEN measure WHEN measure <= 0 THEN 0 END AS measure,
  CASE WHEN measure <= 0.40000000100000005 THEN 0 ELSE 1 END AS violates
FROM (SELECT n, CASE WHEN v = 0 THEN 0 ELSE (1 + gap) / 2.0 END AS measure
    FROM reference_contrast_all) AS measures;
