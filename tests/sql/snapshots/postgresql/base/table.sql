CREATE TEMPORARY TABLE "sent_1" (
  "inner0" text,
  "outer0" text
);
