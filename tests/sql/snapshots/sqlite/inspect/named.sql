SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name LIKE 'sqlanon_recoding_%' ORDER BY name;

SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name LIKE 'sqlanon_compiled_run_%' ORDER BY name;
