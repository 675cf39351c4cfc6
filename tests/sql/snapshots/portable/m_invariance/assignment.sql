SELECT cell, class, COUNT(*) AS n FROM "classes_1" WHERE cell >= 0 GROUP BY cell, class;
