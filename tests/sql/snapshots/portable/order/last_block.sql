SELECT COALESCE(MAX(block), 0) FROM "blocks_1";
