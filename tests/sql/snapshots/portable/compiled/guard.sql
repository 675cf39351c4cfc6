CREATE TEMPORARY TABLE "guard_1" (
  suppressed_beyond_the_limit BIGINT DEFAULT 0 NOT NULL CHECK (suppressed_beyond_the_limit = 0),
  t_closeness_without_a_place_1 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_without_a_place_1 = 0),
  k_anonymity_violated_0_0 BIGINT DEFAULT 0 NOT NULL CHECK (k_anonymity_violated_0_0 = 0),
  t_closeness_violated_1_0 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_violated_1_0 = 0),
  source_rows DOUBLE PRECISION,
  published_rows DOUBLE PRECISION,
  class_count DOUBLE PRECISION,
  reached_0_0 DOUBLE PRECISION,
  reached_1_0 DOUBLE PRECISION
);
