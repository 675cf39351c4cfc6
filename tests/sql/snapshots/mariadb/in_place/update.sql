UPDATE `new_1` AS n
STRAIGHT_JOIN `keyed` AS t ON
t.`id` = n.k0
SET
  t.`city` = n.v1;

UPDATE `new_1` AS n
STRAIGHT_JOIN `cards` AS t ON
t.`id` = n.k0
SET
  t.`town` = n.v2;

UPDATE `new_1` AS n
STRAIGHT_JOIN `pets` AS t ON
t.`id` = n.k0
SET
  t.`kind` = n.v1,
  t.`town` = n.v2;

UPDATE `new_1` AS n
STRAIGHT_JOIN `birds` AS t ON
t.`id` = n.k0
SET
  t.`kind` = n.v1;

UPDATE `new_1` AS n
STRAIGHT_JOIN `wards` AS t ON
t.`id` = n.k0
SET
  t.`age` = n.v1;
