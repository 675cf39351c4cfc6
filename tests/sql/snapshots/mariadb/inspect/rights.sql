SELECT CONCAT('the database ', 'place', ' of the target, or any right in it'),
  CONCAT('CREATE DATABASE IF NOT EXISTS `', REPLACE('place', '`', '``'), '`')
WHERE NOT EXISTS (SELECT 1 FROM information_schema.schemata WHERE schema_name = 'place')
UNION ALL
SELECT 'a server that can be written to: read_only is on here, and this user has no READ ONLY ADMIN', NULL
FROM information_schema.user_privileges
WHERE grantee = CONCAT(
  '''', LEFT(CURRENT_USER(), CHAR_LENGTH(CURRENT_USER()) - CHAR_LENGTH(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)) - 1),
  '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
HAVING @@GLOBAL.read_only AND COALESCE(CURRENT_ROLE(), 'NONE') = 'NONE' AND COUNT(*) > 0
  AND SUM(privilege_type IN ('READ ONLY ADMIN', 'READ_ONLY ADMIN', 'CONNECTION_ADMIN', 'SUPER')) = 0
UNION ALL
SELECT 'a binary log that replicas can follow: with binlog_format = STATEMENT they run the statements of a run themselves, and draw other hashes, new keys and orders of rows',
  'SET GLOBAL binlog_format = ''MIXED'''
WHERE @@GLOBAL.log_bin AND @@SESSION.sql_log_bin AND @@SESSION.binlog_format = 'STATEMENT';
