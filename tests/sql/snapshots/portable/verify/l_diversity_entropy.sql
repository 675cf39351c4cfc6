SELECT n, measure, CASE WHEN measure >= 0.40546510710816436 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN CAST(v AS DOUBLE PRECISION) END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM value_summary_known
) AS entropies;

SELECT n, measure, CASE WHEN measure >= 0.6931471795599453 THEN 0 ELSE 1 END AS violates
FROM (
  SELECT n,
    CASE WHEN v > 0 THEN LN(CASE WHEN v > 0 THEN CAST(v AS DOUBLE PRECISION) END) - spent / NULLIF(v, 0) ELSE -1 END AS measure
  FROM value_summary_known
) AS entropies;
