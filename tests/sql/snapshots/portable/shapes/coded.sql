(SELECT shape AS class, code AS c0 FROM "members_1" WHERE attribute = 0);
