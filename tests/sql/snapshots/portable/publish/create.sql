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
  "age" BIGINT,
  "zip" VARCHAR,
  "score" DOUBLE,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."target_1" (
  "age" BIGINT,
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
  "illness" VARCHAR
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
  "age" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "target_1" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
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
