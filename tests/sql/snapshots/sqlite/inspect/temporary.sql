SELECT COUNT(*) FROM sqlite_temp_master WHERE LOWER(name) = LOWER('people');
