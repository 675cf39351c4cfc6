DELETE FROM "cards" AS t
WHERE NOT EXISTS (
  SELECT 1 FROM "new_1" AS n
  WHERE t."id" = n.k0
);
