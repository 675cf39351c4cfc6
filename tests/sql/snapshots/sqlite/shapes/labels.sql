SELECT t.class, p0.label AS l0, p1.label AS l1, p2.label AS l2, t.place
FROM `told_1` AS t
JOIN `label_1` AS p0 ON p0.class = t.k0
JOIN `label_2` AS p1 ON p1.class = t.k1
JOIN `label_3` AS p2 ON p2.class = t.k2;
