PRAGMA writable_schema = RESET;
