SELECT o.* FROM "state_1" AS o WHERE o.cell NOT IN (SELECT cell FROM "chosen_1");
