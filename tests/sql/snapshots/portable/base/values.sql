INSERT INTO "dimensions_1" ("dim", "divisor", "scale") VALUES
  (0, 3, 32025597350190192),
  (1, 2, 48038396025285288);

INSERT INTO "listed_1" ("item", "position") VALUES
  ('a', 0),
  ('b', 1),
  ('c', 2);

INSERT INTO "keys_1" ("inner0", "outer0") VALUES
  ('digest', 'digest');

INSERT INTO "dimensions_1" ("dim", "divisor", "scale") VALUES
  (0, 39, 985402995390460),
  (1, 5, 7686143364045588),
  (2, 2, 19215358410113970);
