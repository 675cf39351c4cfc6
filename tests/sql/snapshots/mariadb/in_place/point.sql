UPDATE `numbers_1` AS m
STRAIGHT_JOIN `stays` AS t ON t.`ward` = m.old
SET t.`ward` = m.new;
