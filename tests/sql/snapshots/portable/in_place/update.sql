UPDATE "keyed" AS t
SET
  "city" = n.v1
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "cards" AS t
SET
  "town" = n.v2
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "pets" AS t
SET
  "kind" = n.v1,
  "town" = n.v2
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "birds" AS t
SET
  "kind" = n.v1
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "named" AS t
SET
  "age" = n.v1
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "ages" AS t
SET
  "age" = n.v1
FROM "new_1" AS n
WHERE t."id" = n.k0;

UPDATE "wards" AS t
SET
  "age" = n.v1
FROM "new_1" AS n
WHERE t."id" = n.k0;
