CREATE TABLE "main"."_sqlanon_target" (
  "person" VARCHAR,
  "age" VARCHAR,
  "zip" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "born" VARCHAR,
  "score" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" BIGINT,
  "zip" VARCHAR,
  "score" DOUBLE,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" BIGINT,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "v" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "score" DOUBLE,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "main"."_sqlanon_target" (
  "age" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);

CREATE TABLE "_sqlanon_target" (
  "age" VARCHAR,
  "zip" VARCHAR,
  "city" VARCHAR,
  "grade" VARCHAR,
  "illness" VARCHAR
);
