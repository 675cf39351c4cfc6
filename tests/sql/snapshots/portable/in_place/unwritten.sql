SELECT COUNT(*)
FROM "keyed" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL
  OR COALESCE((CAST(t."city" AS VARCHAR) COLLATE "binary") <> (CAST(n.v1 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."city" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v1 AS VARCHAR) COLLATE "binary") IS NULL));

SELECT COUNT(*)
FROM "cards" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL
  OR COALESCE((CAST(t."town" AS VARCHAR) COLLATE "binary") <> (CAST(n.v2 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."town" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v2 AS VARCHAR) COLLATE "binary") IS NULL));

SELECT COUNT(*)
FROM "pets" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL
  OR COALESCE((CAST(t."kind" AS VARCHAR) COLLATE "binary") <> (CAST(n.v1 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."kind" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v1 AS VARCHAR) COLLATE "binary") IS NULL))
  OR COALESCE((CAST(t."town" AS VARCHAR) COLLATE "binary") <> (CAST(n.v2 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."town" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v2 AS VARCHAR) COLLATE "binary") IS NULL));

SELECT COUNT(*)
FROM "birds" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL
  OR COALESCE((CAST(t."kind" AS VARCHAR) COLLATE "binary") <> (CAST(n.v1 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."kind" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v1 AS VARCHAR) COLLATE "binary") IS NULL));

SELECT COUNT(*)
FROM "named" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL;

SELECT COUNT(*)
FROM "ages" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL
  OR COALESCE((CAST(t."age" AS VARCHAR) COLLATE "binary") <> (CAST(n.v1 AS VARCHAR) COLLATE "binary"), NOT ((CAST(t."age" AS VARCHAR) COLLATE "binary") IS NULL AND (CAST(n.v1 AS VARCHAR) COLLATE "binary") IS NULL));

SELECT COUNT(*)
FROM "wards" AS t
LEFT JOIN "new_1" AS n ON t."id" = n.k0
WHERE n.k0 IS NULL;
