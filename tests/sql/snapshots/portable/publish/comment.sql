COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 14 of 40 rows in 4 classes';

COMMENT ON TABLE "keyed" IS NULL;

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 2 reached; 4 of 4 rows in 2 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 10 reached; 60 of 60 rows in 6 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 30 of 30 rows in 2 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 6 reached; 40 of 40 rows in 6 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 10, l_diversity 3 reached; 40 of 40 rows in 4 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3, l_diversity 3 reached; 40 of 40 rows in 12 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: km_anonymity 3 reached; 40 of 40 rows in 1 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 13 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, by the script of a plan';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: l_diversity 3, l_diversity 2.971, l_diversity 0.666667, t_closeness 0.075, t_closeness 0.0625, t_closeness 0.0625, alpha_k 10, alpha_k 0.4, beta_likeness 0.230769, delta_disclosure 0.207639, person_anonymity at least 2 reached; 40 of 40 rows in 4 classes';

COMMENT ON TABLE "main"."sqlanon_recoding_run_0" IS 'sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone';

COMMENT ON TABLE "main"."sqlanon_recoding_run_keys" IS 'sqlanon: keys of a release, as secret as its source; entered in main.sqlanon_runs';

COMMENT ON TABLE "people" IS NULL;

COMMENT ON TABLE "cards" IS NULL;

COMMENT ON TABLE "pets" IS NULL;

COMMENT ON TABLE "birds" IS NULL;

COMMENT ON TABLE "named" IS NULL;

COMMENT ON TABLE "ages" IS NULL;

COMMENT ON TABLE "wards" IS NULL;

COMMENT ON TABLE "main"."sqlanon_compiled_run_run_0" IS 'sqlanon: recoding of a script, raw values; `sqlanon compile --drop` removes it';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: l_diversity 2 reached; 40 of 40 rows in 20 classes';

COMMENT ON TABLE "main"."sqlanon_recoding_run_signatures" IS 'sqlanon: keys of a release, as secret as its source; entered in main.sqlanon_runs';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3, t_closeness 0.5125 reached; 40 of 40 rows in 11 classes';

COMMENT ON TABLE "main"."sqlanon_recoding_run_known" IS 'sqlanon: keys of a release, as secret as its source; entered in main.sqlanon_runs';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: person_anonymity at least 3 reached; 40 of 40 rows in 12 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: person_anonymity at least 2 reached; 200 of 200 rows in 50 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 3, t_closeness 0.2 reached; 40 of 40 rows in 8 classes';

COMMENT ON TABLE "main"."target_1" IS 'anonymized by sqlanon, run run: k_anonymity 5, l_diversity 2 reached; 40 of 40 rows in 5 classes';
