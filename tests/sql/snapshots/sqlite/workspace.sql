-- name: read_settings
PRAGMA legacy_alter_table;

-- name: write_settings
PRAGMA legacy_alter_table = ON;

-- name: begin
BEGIN IMMEDIATE;

-- name: load
INSERT INTO `assignment_1` (`cell`, `class`, `n`)
SELECT JSON_EXTRACT(value, '$[0]'), JSON_EXTRACT(value, '$[1]'), JSON_EXTRACT(value, '$[2]')
FROM JSON_EACH('[[' || REPLACE(?, ';', '],[') || ']]');

-- name: who
SELECT NULLIF(file, '') AS place, NULL AS account FROM pragma_database_list WHERE name = 'main';
