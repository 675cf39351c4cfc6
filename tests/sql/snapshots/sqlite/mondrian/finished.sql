INSERT INTO `_sqlanon_assignment` (cell, class, n)
SELECT o.cell, o.part, o.n
FROM `_sqlanon_open` AS o LEFT JOIN `_sqlanon_cuts` AS x ON x.part = o.part
WHERE x.part IS NULL;

INSERT INTO `_sqlanon_assignment` (cell, class, n)
SELECT o.cell, o.part, o.n
FROM `_sqlanon_open` AS o LEFT JOIN `_sqlanon_cuts` AS x ON x.part = o.part
LEFT JOIN `_sqlanon_tried` AS t ON t.part = o.part
WHERE x.part IS NULL AND t.part IS NULL;
