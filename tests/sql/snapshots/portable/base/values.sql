INSERT INTO "listed_1" ("item", "position") VALUES
  ('a', 0),
  ('b', 1),
  ('c', 2);
