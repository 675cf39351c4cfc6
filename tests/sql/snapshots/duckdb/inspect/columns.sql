DESCRIBE SELECT * FROM "people";

DESCRIBE SELECT * FROM "_sqlanon_source";

DESCRIBE SELECT * FROM "cities";

DESCRIBE SELECT * FROM "faulty";
