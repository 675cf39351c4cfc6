SELECT cell, part, n FROM "open_1";
