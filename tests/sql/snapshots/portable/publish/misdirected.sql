SELECT
  (SELECT COUNT(*) FROM "wards" AS t LEFT JOIN "numbers_1" AS m ON m.new = t."id" WHERE m.new IS NULL),
  (SELECT COUNT(*) FROM "numbers_1" AS m LEFT JOIN "wards" AS t ON t."id" = m.new WHERE t."id" IS NULL),
  (
    SELECT COUNT(*)
    FROM "pointing_1" AS b
    LEFT JOIN "numbers_1" AS m ON m.old = b.held
    LEFT JOIN (
      SELECT "ward" AS held, COUNT(*) AS n FROM "stays" GROUP BY "ward"
    ) AS a ON a.held = COALESCE(m.new, b.held)
    WHERE a.n IS NULL OR a.n <> b.n
  ),
  ABS((SELECT COUNT(*) FROM "pointing_1") - (SELECT COUNT(DISTINCT "ward") FROM "stays")),
  (
    SELECT COUNT(*)
    FROM "pointing_2" AS b
    LEFT JOIN "numbers_1" AS m ON m.old = b.held
    LEFT JOIN (
      SELECT "after" AS held, COUNT(*) AS n FROM "stays" GROUP BY "after"
    ) AS a ON a.held = COALESCE(m.new, b.held)
    WHERE a.n IS NULL OR a.n <> b.n
  ),
  ABS((SELECT COUNT(*) FROM "pointing_2") - (SELECT COUNT(DISTINCT "after") FROM "stays"));
