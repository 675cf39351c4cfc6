SELECT cell, part FROM "open_1" WHERE members <= 3;
