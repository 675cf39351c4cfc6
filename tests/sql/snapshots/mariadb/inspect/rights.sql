SELECT CONCAT('the database ', 'place', ' of the target, or any right in it'), CONCAT('CREATE DATABASE IF NOT EXISTS `', REPLACE('place', '`', '``'), '`')
WHERE NOT EXISTS (SELECT 1 FROM information_schema.schemata WHERE schema_name = 'place');
