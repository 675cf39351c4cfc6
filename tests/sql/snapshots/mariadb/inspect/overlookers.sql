SELECT DISTINCT CONCAT('the user ', p.grantee)
FROM information_schema.schema_privileges AS p
WHERE p.privilege_type = 'SELECT' AND 'place' LIKE p.table_schema
  AND p.grantee <> CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.schema_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT' AND DATABASE() LIKE s.table_schema)
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.table_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT'
      AND s.table_schema = DATABASE() AND s.table_name = 'people')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.user_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT')
ORDER BY 1;

SELECT DISTINCT CONCAT('the user ', p.grantee)
FROM information_schema.schema_privileges AS p
WHERE p.privilege_type = 'SELECT' AND 'place' LIKE p.table_schema
  AND p.grantee <> CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.schema_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT' AND DATABASE() LIKE s.table_schema)
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.table_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT'
      AND s.table_schema = DATABASE() AND s.table_name = 'measured_points')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.user_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT')
ORDER BY 1;

SELECT DISTINCT CONCAT('the user ', p.grantee)
FROM information_schema.schema_privileges AS p
WHERE p.privilege_type = 'SELECT' AND 'place' LIKE p.table_schema
  AND p.grantee <> CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''', SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.schema_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT' AND DATABASE() LIKE s.table_schema)
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.table_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT'
      AND s.table_schema = DATABASE() AND s.table_name = 'buys')
  AND NOT EXISTS (
    SELECT 1 FROM information_schema.user_privileges AS s
    WHERE s.grantee = p.grantee AND s.privilege_type = 'SELECT')
ORDER BY 1;
