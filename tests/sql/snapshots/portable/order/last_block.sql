SELECT MAX(block) FROM "blocks_1";
