INSERT INTO "main"."sqlanon_recoding_run_map" (c0, c1, c2, place, p0, p1, p2)
SELECT
  m.c0,
  m.c1,
  m.c2,
  m.place,
  m.l0,
  m.l1,
  m.l2
FROM "map_1" AS m;
