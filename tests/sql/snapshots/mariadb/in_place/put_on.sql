SET SESSION foreign_key_checks = @sqlanon_foreign_key_checks;
