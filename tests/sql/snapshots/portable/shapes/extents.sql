(SELECT shape AS class, n, lo AS lo0, hi AS hi0 FROM "shapes_1" WHERE attribute = 0);
