-- name: delete
DELETE t
FROM `cards` AS t
LEFT JOIN `new_1` AS n ON t.`id` = n.k0
WHERE n.k0 IS NULL;

-- name: update
UPDATE `new_1` AS n
STRAIGHT_JOIN `pets` AS t ON
t.`id` = n.k0
SET
  t.`kind` = n.v1,
  t.`town` = n.v2;

-- name: put_off
SET @sqlanon_foreign_key_checks = @@SESSION.foreign_key_checks, SESSION foreign_key_checks = 0;

-- name: point
UPDATE `numbers_1` AS m
STRAIGHT_JOIN `stays` AS t ON t.`ward` = m.old
SET t.`ward` = m.new;

-- name: put_on
SET SESSION foreign_key_checks = @sqlanon_foreign_key_checks;
