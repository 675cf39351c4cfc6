SELECT DENSE_RANK() OVER (ORDER BY place_0, place_1) AS sqlanon_item,
  person AS sqlanon_person
FROM (
  SELECT h.person
    , MAX(CASE WHEN h.number = 0 THEN h.place END) AS place_0
    , MAX(CASE WHEN h.number = 1 THEN h.place END) AS place_1
  FROM "held_1" AS h
  JOIN (
    SELECT item, held, held - COALESCE(LAG(held) OVER (PARTITION BY item ORDER BY held), 0) AS more
    FROM (SELECT DISTINCT item, held FROM "held_1") AS numbers
  ) AS s ON s.item = h.item AND h.held >= s.held
  JOIN (
SELECT 1 AS times UNION ALL SELECT 2 AS times
  ) AS counted ON counted.times <= s.more
  GROUP BY h.person, h.item, s.held, counted.times
) AS shown;
