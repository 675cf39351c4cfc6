SELECT moved.least AS class, moved.greatest AS other, MAX(gain) AS gain
FROM (
  SELECT MIN(class, other) AS least, MAX(class, other) AS greatest,
    CAST(((leaves * own) - (leaves * own) % (leaves - 1)) / (leaves - 1) AS INTEGER) - CAST(((size * theirs) - (size * theirs) % (size + 1)) / (size + 1) AS INTEGER) AS gain
  FROM (
    SELECT m.class, y.class AS other, x.size AS leaves, y.size,
      (m.x0 - x.m0) * (m.x0 - x.m0) +       (m.x1 - x.m1) * (m.x1 - x.m1) AS own,
      (m.x0 - y.m0) * (m.x0 - y.m0) +       (m.x1 - y.m1) * (m.x1 - y.m1) AS theirs
    FROM `members_1` AS m
    JOIN `classes_1` AS x ON x.class = m.class
    JOIN `blocks_1` AS f ON f.class = m.class
    JOIN `blocks_1` AS t ON t.block = f.block AND t.class <> f.class
    JOIN `classes_1` AS y ON y.class = t.class
    WHERE x.size > 1 AND x.size + y.size <= 4
  ) AS met
) AS moved
LEFT JOIN `tried_1` AS t ON t.class = moved.least AND t.other = moved.greatest
WHERE t.class IS NULL
GROUP BY least, greatest;
