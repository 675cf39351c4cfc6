PRAGMA defer_foreign_keys = OFF;
