SELECT cell, class, n FROM "held_1";
