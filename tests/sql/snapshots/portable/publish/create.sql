CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "person" VARCHAR,
  "age" VARCHAR,
  "zip" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "seen" VARCHAR,
  "at" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" BIGINT,
  "zip" VARCHAR,
  "score" DOUBLE,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "town" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "v" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "score" DOUBLE,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "zip" VARCHAR,
  "grade" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "group_id" BIGINT NOT NULL
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."sqlanon_recoding_run_map" (
  c0 BIGINT,
  c1 BIGINT,
  c2 BIGINT,
  place BIGINT,
  p0 VARCHAR,
  p1 VARCHAR,
  p2 VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR
);

CREATE TABLE "target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."released" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" BIGINT,
  "score" DOUBLE,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" BIGINT,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "group_id" BIGINT NOT NULL
);

CREATE TABLE "main"."target_1" (
  "person" BIGINT NOT NULL,
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR,
  "visits" VARCHAR NOT NULL,
  "cost" BIGINT NOT NULL
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "illness" VARCHAR,
  "group_id" BIGINT NOT NULL
);

CREATE TABLE "target_1" (
  "age" VARCHAR,
  "city" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "longitude" VARCHAR,
  "zone" VARCHAR,
  "station" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "v" BIGINT
);

CREATE TABLE "main"."target_1" (
  "person" BIGINT NOT NULL,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" BIGINT,
  "zip" VARCHAR,
  "grade" VARCHAR,
  "group_id" BIGINT NOT NULL
);

CREATE TABLE "main"."target_1" (
  "what" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" VARCHAR,
  "zip" VARCHAR
);
