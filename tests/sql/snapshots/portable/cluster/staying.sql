SELECT block, class, cell, stay FROM "near_1" WHERE stay > 0;
