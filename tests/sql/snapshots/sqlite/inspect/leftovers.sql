SELECT 'main', name FROM sqlite_master WHERE type = 'table' AND name LIKE '_sqlanon_%'
ORDER BY name;
