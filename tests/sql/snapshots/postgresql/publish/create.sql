CREATE TABLE "place"."target_1" (
  "person" TEXT,
  "age" TEXT,
  "zip" TEXT,
  "born" TEXT,
  "score" TEXT,
  "city" TEXT,
  "grade" TEXT,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "zip" TEXT,
  "born" TEXT,
  "score" TEXT,
  "city" TEXT,
  "grade" TEXT,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" bigint,
  "zip" TEXT,
  "score" double precision,
  "city" TEXT,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" bigint,
  "zip" TEXT,
  "city" TEXT,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "zip" TEXT,
  "city" TEXT,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "zip" TEXT,
  "score" double precision,
  "city" TEXT,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "city" TEXT,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "zip" TEXT,
  "city" TEXT,
  "grade" TEXT,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" TEXT,
  "zip" TEXT,
  "city" text,
  "grade" text,
  "illness" text
);

CREATE TABLE "place"."target_1" (
  "age" bigint,
  "zip" text,
  "city" text,
  "grade" text,
  "group_id" BIGINT NOT NULL
);
