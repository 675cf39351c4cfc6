SELECT COUNT(DISTINCT (CAST(v0 AS VARCHAR) COLLATE "binary")) FROM "main"."sqlanon_recoding_run_known";
