CREATE TEMPORARY TABLE "listed_1" (
  "item" VARCHAR,
  "position" BIGINT
);

CREATE TEMPORARY TABLE "levels_1" (
  "level_0" VARCHAR,
  "level_1" VARCHAR,
  "level_2" VARCHAR
);

CREATE TEMPORARY TABLE "dimensions_1" (
  "dim" BIGINT,
  "divisor" BIGINT,
  "scale" BIGINT
);

CREATE TEMPORARY TABLE "moves_1" (
  "attribute" BIGINT,
  "node" BIGINT,
  "target" BIGINT
);

CREATE TEMPORARY TABLE "hits_1" (
  "cell" BIGINT,
  "h0" BIGINT,
  "h1" BIGINT,
  "h2" BIGINT
);

CREATE TEMPORARY TABLE "sizes_1" (
  "pieces" BIGINT,
  "level" BIGINT,
  "ahead" BIGINT
);

CREATE TEMPORARY TABLE "assignment_1" (
  "cell" BIGINT,
  "s" BIGINT,
  "class" BIGINT,
  "n" BIGINT
);
