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

CREATE TEMPORARY TABLE "listed_1" (
  "item" VARCHAR,
  "position" BIGINT
);

CREATE TEMPORARY TABLE "dimensions_1" (
  "dim" BIGINT,
  "divisor" BIGINT,
  "scale" BIGINT,
  "null_code" BIGINT
);

CREATE TEMPORARY TABLE "ranges_1" (
  "number" BIGINT,
  "attribute" BIGINT,
  "a" BIGINT,
  "z" BIGINT
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

CREATE TEMPORARY TABLE "chosen_1" (
  "cell" BIGINT,
  "n" BIGINT,
  "g0" BIGINT,
  "s0" BIGINT,
  "g1" BIGINT,
  "s1" BIGINT,
  "g2" BIGINT,
  "s2" BIGINT
);

CREATE TEMPORARY TABLE "sizes_1" (
  "cells" BIGINT,
  "level" BIGINT,
  "ahead" BIGINT
);

CREATE TEMPORARY TABLE "settled_1" (
  "cell" BIGINT,
  "part" BIGINT
);

CREATE TEMPORARY TABLE "parts_1" (
  "block" BIGINT,
  "class" BIGINT,
  "cell" BIGINT,
  "taken" BIGINT
);

CREATE TEMPORARY TABLE "shared_1" (
  "block" BIGINT,
  "cell" BIGINT,
  "shared" BIGINT
);

CREATE TEMPORARY TABLE "amended_1" (
  "report" VARCHAR
);

CREATE TEMPORARY TABLE "persons_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TEMPORARY TABLE "digits_1" (
  "digit" BIGINT
);

CREATE TEMPORARY TABLE "keys_1" (
  "inner0" VARCHAR,
  "outer0" VARCHAR
);

CREATE TEMPORARY TABLE "remembered_1" (
  "signature" BIGINT,
  "v" BIGINT
);

CREATE TEMPORARY TABLE "persons_1" (
  "age" VARCHAR,
  "zip" VARCHAR
);

CREATE TEMPORARY TABLE "cells_1" (
  "cell" INTEGER,
  "c0" INTEGER,
  "c1" INTEGER,
  "c2" INTEGER,
  "n" BIGINT
);
