SELECT j.sqlanon_joint, k.kind, k.held
FROM (
  SELECT DISTINCT CASE WHEN place_0 IS NULL THEN 0 ELSE 1 END AS has_0, CASE WHEN place_1 IS NULL THEN 0 ELSE 1 END AS has_1
  FROM "sizes_1"
) AS w
CROSS JOIN "kinds_1" AS k
JOIN "sizes_1" AS j ON
  CASE WHEN j.place_0 IS NULL THEN -1 ELSE j.place_0 END
  = CASE WHEN w.has_0 = 0 THEN -1 ELSE k.place_0 END AND
  CASE WHEN j.place_1 IS NULL THEN -1 ELSE j.place_1 END
  = CASE WHEN w.has_1 = 0 THEN -1 ELSE k.place_1 END;
