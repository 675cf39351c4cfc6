CREATE TEMPORARY TABLE "sent_1" (
  "inner0" text,
  "outer0" text
);

CREATE TEMPORARY TABLE "assignment_1" (
  "cell" bigint,
  "class" bigint,
  "n" bigint
);
