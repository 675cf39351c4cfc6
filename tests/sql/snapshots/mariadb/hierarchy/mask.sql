SELECT label AS level_0,
  CASE WHEN CHAR_LENGTH(label) <= 1 THEN CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_1,
  CASE WHEN CHAR_LENGTH(label) <= 2 THEN CONVERT('***' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 2), CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v1 FROM `combinations_1` WHERE v1 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN CHAR_LENGTH(label) <= 1 THEN CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_1,
  CASE WHEN CHAR_LENGTH(label) <= 2 THEN CONVERT('***' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 2), CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_2,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_3
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN CHAR_LENGTH(label) <= 1 THEN CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_1,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_2
FROM (
  SELECT CONVERT(v1 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v1 FROM `combinations_1` WHERE v1 IS NOT NULL) AS s
) AS v;

SELECT label AS level_0,
  CASE WHEN CHAR_LENGTH(label) <= 1 THEN CONVERT('**' USING utf8mb4) COLLATE utf8mb4_nopad_bin ELSE CONCAT(SUBSTR(label, 1, CHAR_LENGTH(label) - 1), CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin) END AS level_1,
  CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin AS level_2
FROM (
  SELECT CONVERT(v0 USING utf8mb4) COLLATE utf8mb4_nopad_bin AS label
  FROM (SELECT DISTINCT v0 FROM `combinations_1` WHERE v0 IS NOT NULL) AS s
) AS v;
