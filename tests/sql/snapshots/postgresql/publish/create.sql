CREATE TABLE "place"."target_1" (
  "age" bigint,
  "zip" text,
  "score" double precision,
  "city" text,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" text,
  "zip" text,
  "score" double precision,
  "city" text,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" bigint,
  "score" double precision,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" text,
  "zip" text,
  "city" text,
  "grade" text,
  "illness" text,
  "visits" text NOT NULL,
  "cost" bigint NOT NULL
);
