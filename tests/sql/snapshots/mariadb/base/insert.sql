INSERT INTO `sent_1` (`inner0`, `outer0`)
VALUES (?, ?);
