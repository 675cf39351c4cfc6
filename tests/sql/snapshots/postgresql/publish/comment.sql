COMMENT ON TABLE "place"."sqlanon_recoding_run_keys" IS 'sqlanon: keys of a release, as secret as its source; entered in place.sqlanon_runs';

COMMENT ON TABLE "place"."sqlanon_recoding_run_signatures" IS 'sqlanon: keys of a release, as secret as its source; entered in place.sqlanon_runs';

COMMENT ON TABLE "place"."sqlanon_recoding_run_known" IS 'sqlanon: keys of a release, as secret as its source; entered in place.sqlanon_runs';
