SELECT e.class, e.n,
  CASE
    WHEN e.lo0 = e.hi0 THEN a.label
    WHEN z.value IS NULL THEN CONVERT('*' USING utf8mb4) COLLATE utf8mb4_nopad_bin
    ELSE CONCAT(CONVERT('[' USING utf8mb4) COLLATE utf8mb4_nopad_bin, s.low, CONVERT('-' USING utf8mb4) COLLATE utf8mb4_nopad_bin, t.high, CONVERT(']' USING utf8mb4) COLLATE utf8mb4_nopad_bin)
  END AS label,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS units,
  CASE WHEN e.lo0 = e.hi0 THEN 0 ELSE LEAST(t.last_code - s.first_code, 39) END AS members
FROM `extents_1` AS e
STRAIGHT_JOIN `dictionary_1` AS a ON a.code = e.lo0
STRAIGHT_JOIN `dictionary_1` AS z ON z.code = e.hi0
STRAIGHT_JOIN `steps_1` AS s ON s.code = e.lo0
STRAIGHT_JOIN `steps_1` AS t ON t.code = e.hi0;
