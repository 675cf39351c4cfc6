SELECT 0 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 3 AS level, COUNT(DISTINCT k3) AS nodes FROM "tree_1"
UNION ALL
SELECT 2 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_2"
UNION ALL
SELECT 2 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_2"
UNION ALL
SELECT 2 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_2"
UNION ALL
SELECT 2 AS attribute, 3 AS level, COUNT(DISTINCT k3) AS nodes FROM "tree_2"
UNION ALL
SELECT 3 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_3"
UNION ALL
SELECT 3 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_3"
UNION ALL
SELECT 3 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_3"
UNION ALL
SELECT 3 AS attribute, 3 AS level, COUNT(DISTINCT k3) AS nodes FROM "tree_3"
UNION ALL
SELECT 4 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_4"
UNION ALL
SELECT 4 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_4"
UNION ALL
SELECT 4 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_4"
UNION ALL
SELECT 5 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_5"
UNION ALL
SELECT 5 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_5";

SELECT 0 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 2 AS level, COUNT(DISTINCT k2) AS nodes FROM "tree_1"
UNION ALL
SELECT 1 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_2"
UNION ALL
SELECT 1 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_2";

SELECT 0 AS attribute, 0 AS level, COUNT(DISTINCT k0) AS nodes FROM "tree_1"
UNION ALL
SELECT 0 AS attribute, 1 AS level, COUNT(DISTINCT k1) AS nodes FROM "tree_1";
