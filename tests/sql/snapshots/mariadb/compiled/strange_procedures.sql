SELECT COUNT(*)
FROM information_schema.routines
WHERE routine_type = 'PROCEDURE' AND routine_schema = 'place' AND routine_name = 'refresh_released'
  AND routine_comment <> 'made by sqlanon compile';
