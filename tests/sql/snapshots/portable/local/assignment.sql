SELECT cell, class, n FROM "classes_1" WHERE size >= 3;
