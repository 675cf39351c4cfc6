INSERT INTO `assignment_1` (`cell`, `class`, `n`)
SELECT `cell`, `class`, `n`
FROM JSON_TABLE(
  ?,
  '$[*]' COLUMNS (
    `cell` bigint(20) PATH '$[0]', 
    `class` bigint(20) PATH '$[1]', 
    `n` bigint(20) PATH '$[2]'
  )
) AS rows_of_it;
