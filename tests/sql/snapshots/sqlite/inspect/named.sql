SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'sqlanon_recoding_run%' ORDER BY name;
