SELECT block, class, cell, taken FROM "growing_1";
