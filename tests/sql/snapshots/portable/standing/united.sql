SELECT cell, class, n FROM "state_1";
