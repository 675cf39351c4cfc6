UPDATE "main"."sqlanon_recoding_run_map" SET place = -place;
