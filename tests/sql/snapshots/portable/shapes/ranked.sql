(SELECT class, id0 AS id FROM "told_1");
