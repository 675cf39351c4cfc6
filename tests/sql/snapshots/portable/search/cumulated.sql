SELECT s, p, place, CAST(cumulated_reference AS DOUBLE PRECISION) AS cumulated_reference,
  CAST(SUM(cumulated_reference) OVER (ORDER BY place) - cumulated_reference AS DOUBLE PRECISION) AS area_before
FROM (
  SELECT s, p, place, SUM(p) OVER (ORDER BY place) AS cumulated_reference FROM "domain_1"
) AS cumulated;
