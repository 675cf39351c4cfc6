SELECT place_0, place_1, today_0, known, COUNT(*) AS persons
FROM (
  SELECT place_0, place_1, (CAST(c0 AS VARCHAR) COLLATE "binary") AS today_0, known
  FROM "described_1"
) AS exactly
GROUP BY place_0, place_1, today_0, known;
