SELECT COALESCE(MAX(LENGTH(label)), 0)
FROM (SELECT CAST(v1 AS TEXT) AS label FROM `_sqlanon_combinations`) AS v;

SELECT COALESCE(MAX(LENGTH(label)), 0)
FROM (SELECT CAST(v0 AS TEXT) AS label FROM `_sqlanon_combinations`) AS v;
