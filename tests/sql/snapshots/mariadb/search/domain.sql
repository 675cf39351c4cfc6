CREATE TEMPORARY TABLE `_sqlanon_domain` AS
SELECT s, p, CAST(place AS SIGNED) AS place, CAST(below AS SIGNED) AS below,
  CAST(SUM(below) OVER (ORDER BY place) AS SIGNED) AS area
FROM (
  SELECT s, p, place, SUM(p) OVER (ORDER BY place) AS below
  FROM (
    SELECT s, p, ROW_NUMBER() OVER (ORDER BY absent, value) AS place
    FROM (
      SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS SIGNED) AS p, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent
      FROM (
        SELECT value, label, code AS s, n AS p FROM `_sqlanon_dictionary` WHERE n > 0
      ) AS united
      GROUP BY value
    ) AS valued
  ) AS ordered
) AS cumulated;
