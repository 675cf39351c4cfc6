SELECT COUNT(place) FROM "main"."sqlanon_recoding_run_known";
