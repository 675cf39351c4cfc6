SELECT COALESCE(CAST(SUM(held) AS BIGINT), 0) FROM "main"."sqlanon_recoding_run_0_items";
