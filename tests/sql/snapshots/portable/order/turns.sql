SELECT COALESCE(MAX(turn), 0) FROM "order_1";
