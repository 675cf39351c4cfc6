CREATE TEMPORARY TABLE "guard_1" (
  suppressed_beyond_the_limit BIGINT DEFAULT 0 NOT NULL CHECK (suppressed_beyond_the_limit = 0),
  fewer_rows_than_min_rows BIGINT DEFAULT 0 NOT NULL CHECK (fewer_rows_than_min_rows = 0),
  k_anonymity_violated_0_0 BIGINT DEFAULT 0 NOT NULL CHECK (k_anonymity_violated_0_0 = 0),
  source_rows DOUBLE PRECISION,
  published_rows DOUBLE PRECISION,
  class_count DOUBLE PRECISION,
  reached_0_0 DOUBLE PRECISION
);

CREATE TEMPORARY TABLE "guard_0_1" (
  other_source_than_planned BIGINT DEFAULT 0 NOT NULL CHECK (other_source_than_planned = 0),
  other_rows_than_planned BIGINT DEFAULT 0 NOT NULL CHECK (other_rows_than_planned = 0)
);

CREATE TEMPORARY TABLE "guard_1" (
  suppressed_beyond_the_limit BIGINT DEFAULT 0 NOT NULL CHECK (suppressed_beyond_the_limit = 0),
  fewer_rows_than_min_rows BIGINT DEFAULT 0 NOT NULL CHECK (fewer_rows_than_min_rows = 0),
  t_closeness_without_a_place_1 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_without_a_place_1 = 0),
  k_anonymity_violated_0_0 BIGINT DEFAULT 0 NOT NULL CHECK (k_anonymity_violated_0_0 = 0),
  t_closeness_violated_1_0 BIGINT DEFAULT 0 NOT NULL CHECK (t_closeness_violated_1_0 = 0),
  source_rows DOUBLE PRECISION,
  published_rows DOUBLE PRECISION,
  class_count DOUBLE PRECISION,
  reached_0_0 DOUBLE PRECISION,
  reached_1_0 DOUBLE PRECISION
);
