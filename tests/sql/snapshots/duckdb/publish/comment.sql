COMMENT ON TABLE "main"."_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';

COMMENT ON TABLE "main"."_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 9 classes';

COMMENT ON TABLE "main"."_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 5 reached; 40 of 40 rows in 8 classes';

COMMENT ON TABLE "main"."_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 12 classes';

COMMENT ON TABLE "main"."_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 7 reached; 7 of 10 rows in 1 classes';

COMMENT ON TABLE "_sqlanon_target" IS 'anonymized by sqlanon, run run: k_anonymity 3 reached; 40 of 40 rows in 11 classes';
