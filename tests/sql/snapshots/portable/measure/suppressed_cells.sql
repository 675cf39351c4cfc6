SELECT
  COALESCE(SUM(CASE WHEN v.v0 = 1 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v1 = 3 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v2 = 1 THEN a.n ELSE 0 END), 0)
FROM "assignment_1" AS a JOIN "class_levels_1" AS v ON v.class = a.class;

SELECT
  COALESCE(SUM(CASE WHEN v.v0 = 1 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v1 = 1 THEN a.n ELSE 0 END), 0),
  COALESCE(SUM(CASE WHEN v.v2 = 1 THEN a.n ELSE 0 END), 0)
FROM "assignment_1" AS a JOIN "class_levels_1" AS v ON v.class = a.class;
