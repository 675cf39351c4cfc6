INSERT INTO "listed_1" ("item", "position") VALUES
  ('a', 0),
  ('b', 1),
  ('c', 2);

INSERT INTO "keys_1" ("inner0", "outer0") VALUES
  ('digest', 'digest');
