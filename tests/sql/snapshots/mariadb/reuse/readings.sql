SELECT label, MIN(lo) AS lo, MIN(hi) AS hi, MIN(v) AS v
FROM (
  SELECT label, code AS lo, code AS hi, 0 AS v FROM `dictionary_1`
  UNION ALL
  SELECT CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin, MIN(code), MAX(code), 2 FROM `dictionary_1`
  UNION ALL
  SELECT b.label, b.lo, z.code, CASE WHEN b.lo = z.code THEN 1 ELSE 0 END
  FROM (
    SELECT p.label, v.code AS lo,
      SUBSTR(p.label, CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)) + 1, CHAR_LENGTH(p.label) - CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)) - 1) AS rest
    FROM (SELECT DISTINCT l0 AS label FROM `published_1`) AS p
    JOIN (
      SELECT DISTINCT low AS label, first_code AS code FROM `steps_1` WHERE low IS NOT NULL
    ) AS v ON SUBSTR(p.label, 1, CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin))) = CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
WHERE p.label LIKE '%]'
  ) AS b
  JOIN (
    SELECT DISTINCT high AS label, last_code AS code FROM `steps_1` WHERE high IS NOT NULL
  ) AS z ON z.label = b.rest
  WHERE z.code >= b.lo
) AS spelled
GROUP BY label
HAVING COUNT(*) = 1;

SELECT label, MIN(lo) AS lo, MIN(hi) AS hi, MIN(v) AS v
FROM (
  SELECT label, code AS lo, code AS hi, 0 AS v FROM `dictionary_1`
  UNION ALL
  SELECT CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin, MIN(code), MAX(code), 2 FROM `dictionary_1`
  UNION ALL
  SELECT b.label, b.lo, z.code, CASE WHEN b.lo = z.code THEN 1 ELSE 0 END
  FROM (
    SELECT p.label, v.code AS lo,
      SUBSTR(p.label, CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)) + 1, CHAR_LENGTH(p.label) - CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)) - 1) AS rest
    FROM (SELECT DISTINCT l0 AS label FROM `published_1`) AS p
    JOIN (
      SELECT label, code FROM `dictionary_1` WHERE value IS NOT NULL
    ) AS v ON SUBSTR(p.label, 1, CHAR_LENGTH(CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin))) = CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, v.label, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
WHERE p.label LIKE '%]'
  ) AS b
  JOIN (
    SELECT label, code FROM `dictionary_1` WHERE value IS NOT NULL
  ) AS z ON z.label = b.rest
  WHERE z.code > b.lo
) AS spelled
GROUP BY label
HAVING COUNT(*) = 1;
