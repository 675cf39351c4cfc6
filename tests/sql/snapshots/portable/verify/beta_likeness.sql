SELECT n, CASE WHEN outside > 0 THEN NULL WHEN gain > 0 THEN gain ELSE 0 END AS measure,
  CASE WHEN outside + excess > 0 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT n, gain, strange
 AS outside, over_10_1 AS excess FROM reference_contrast_all
) AS gains;

SELECT n, CASE WHEN outside > 0 THEN NULL WHEN gain > 0 THEN gain ELSE 0 END AS measure,
  CASE WHEN outside + excess > 0 THEN 1 ELSE 0 END AS violates
FROM (
  SELECT n, gain, strange
 AS outside, over_3_1 AS excess FROM reference_contrast_all
) AS gains;
