UPDATE sqlite_master
SET sql = SUBSTR(sql, 1, 56) || 'TEXT' || SUBSTR(sql, 64)
WHERE type = 'table' AND LOWER(name) = LOWER('ages');
