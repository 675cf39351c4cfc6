SELECT COUNT(*) AS kinds,
  CAST(SUM(CASE WHEN share < -1e-09 THEN 1 ELSE 0 END) AS BIGINT) AS below,
  CAST(SUM(CASE WHEN share IS NULL OR share > 1.000000001 THEN 1 ELSE 0 END) AS BIGINT) AS above,
  MIN(share) AS least, MAX(share) AS greatest,
  CAST(SUM(CASE WHEN share IS NULL THEN 1 ELSE 0 END) AS BIGINT) AS infinite
FROM (
  SELECT k.kind, COALESCE(SUM(s.share), 0) AS share
  FROM "kinds_1" AS k
  LEFT JOIN (
    SELECT m.kind, CAST(j.n AS DOUBLE PRECISION) / a.members AS share
    FROM "matched_1" AS m
    JOIN "members_1" AS a ON a.sqlanon_joint = m.sqlanon_joint
    JOIN "sizes_1" AS j ON j.sqlanon_joint = m.sqlanon_joint
  ) AS s ON s.kind = k.kind
  WHERE k.place_0 IS NOT NULL OR k.place_1 IS NOT NULL
  GROUP BY k.kind
  UNION ALL
  SELECT j.sqlanon_joint, NULL
  FROM "sizes_1" AS j
  LEFT JOIN "members_1" AS a ON a.sqlanon_joint = j.sqlanon_joint
  WHERE a.members IS NULL
) AS shares;
