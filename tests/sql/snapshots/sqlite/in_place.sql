-- name: open_catalogue
PRAGMA writable_schema = ON;

-- name: redefine
UPDATE sqlite_master
SET sql = SUBSTR(sql, 1, 56) || 'TEXT' || SUBSTR(sql, 64)
WHERE type = 'table' AND LOWER(name) = LOWER('ages');

-- name: shut_catalogue
PRAGMA writable_schema = RESET;

-- name: unlike
NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`kind` AS TEXT) COLLATE BINARY IS CAST(NEW.`kind` AS TEXT) COLLATE BINARY)
  OR NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`town` AS TEXT) COLLATE BINARY IS CAST(NEW.`town` AS TEXT) COLLATE BINARY);

-- name: guard
CREATE TRIGGER `sqlanon_guard_run` BEFORE INSERT ON `pets`
WHEN NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`kind` AS TEXT) COLLATE BINARY IS CAST(NEW.`kind` AS TEXT) COLLATE BINARY)
  OR NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`town` AS TEXT) COLLATE BINARY IS CAST(NEW.`town` AS TEXT) COLLATE BINARY)
BEGIN
  SELECT RAISE(ABORT, 'not a value that the anonymous table holds: write rows that look like others of it');
END;

-- name: guard_updates
CREATE TRIGGER `sqlanon_guard_run_updates` BEFORE UPDATE OF
`kind`, `town` ON `pets`
WHEN NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`kind` AS TEXT) COLLATE BINARY IS CAST(NEW.`kind` AS TEXT) COLLATE BINARY)
  OR NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`town` AS TEXT) COLLATE BINARY IS CAST(NEW.`town` AS TEXT) COLLATE BINARY)
BEGIN
  SELECT RAISE(ABORT, 'not a value that the anonymous table holds: write rows that look like others of it');
END;

-- name: put_off
PRAGMA defer_foreign_keys = ON;

-- name: put_on
PRAGMA defer_foreign_keys = OFF;

-- name: unguard
DROP TRIGGER `sqlanon_guard_run`;
