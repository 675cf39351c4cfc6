SELECT s, p, CAST(place AS SIGNED) AS place
FROM (
  SELECT s, p, ROW_NUMBER() OVER (ORDER BY absent, l.position) AS place
  FROM (
    SELECT value, MIN(label) AS label, MAX(s) AS s, CAST(SUM(p) AS SIGNED) AS p, CASE WHEN value IS NULL THEN 1 ELSE 0 END AS absent
    FROM (
      SELECT value, label, code AS s, n AS p FROM `dictionary_1` WHERE n > 0
    ) AS united
    GROUP BY value
  ) AS valued
  LEFT JOIN (SELECT CRC32(item) AS text_number, looked_at.* FROM `listed_1` AS looked_at LIMIT 18446744073709551615) AS l ON l.text_number = CRC32(valued.label) AND l.item = valued.label
) AS ordered;
