SELECT place_0, place_1, today_0, known, COUNT(*) AS persons, ROW_NUMBER() OVER (ORDER BY place_0) AS number
FROM (
  SELECT place_0, place_1, (CAST(c0 AS VARCHAR) COLLATE "binary") AS today_0, known
  FROM "described_1"
) AS exactly
GROUP BY place_0, place_1, today_0, known;

SELECT place_0, place_1, known, COUNT(*) AS persons
FROM (
  SELECT place_0, place_1, known
  FROM "described_1"
) AS exactly
GROUP BY place_0, place_1, known;

SELECT place_0, place_1, today_0, then_0_0, then_1_0, known, COUNT(*) AS persons, ROW_NUMBER() OVER (ORDER BY place_0) AS number
FROM (
  SELECT place_0, place_1, (CAST(c0 AS VARCHAR) COLLATE "binary") AS today_0, (CAST(v_0_0 AS VARCHAR) COLLATE "binary") AS then_0_0, (CAST(v_1_0 AS VARCHAR) COLLATE "binary") AS then_1_0, known
  FROM "described_1"
) AS exactly
GROUP BY place_0, place_1, today_0, then_0_0, then_1_0, known;
