INSERT INTO `assignment_1` (`cell`, `class`, `n`)
SELECT JSON_EXTRACT(value, '$[0]'), JSON_EXTRACT(value, '$[1]'), JSON_EXTRACT(value, '$[2]')
FROM JSON_EACH('[[' || REPLACE(?, ';', '],[') || ']]');
