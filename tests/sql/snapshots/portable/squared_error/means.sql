SELECT class AS cell, m0 AS c0, m1 AS c1 FROM "classes_1";
