SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name LIKE 'sqlanon_recoding_run%' ORDER BY name;
