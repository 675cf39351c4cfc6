CREATE TRIGGER `sqlanon_guard_run_updates` BEFORE UPDATE OF
`age`, `town` ON `cards`
WHEN NOT EXISTS (SELECT 1 FROM `cards` AS t WHERE +t.`age` IS +NEW.`age`)
  OR NOT EXISTS (SELECT 1 FROM `cards` AS t WHERE CAST(t.`town` AS TEXT) COLLATE BINARY IS CAST(NEW.`town` AS TEXT) COLLATE BINARY)
BEGIN
  SELECT RAISE(ABORT, 'not a value that the anonymous table holds: write rows that look like others of it');
END;

CREATE TRIGGER `sqlanon_guard_run_updates` BEFORE UPDATE OF
`kind`, `town` ON `pets`
WHEN NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`kind` AS TEXT) COLLATE BINARY IS CAST(NEW.`kind` AS TEXT) COLLATE BINARY)
  OR NOT EXISTS (SELECT 1 FROM `pets` AS t WHERE CAST(t.`town` AS TEXT) COLLATE BINARY IS CAST(NEW.`town` AS TEXT) COLLATE BINARY)
BEGIN
  SELECT RAISE(ABORT, 'not a value that the anonymous table holds: write rows that look like others of it');
END;
