SET @sqlanon_foreign_key_checks = @@SESSION.foreign_key_checks, SESSION foreign_key_checks = 0;
