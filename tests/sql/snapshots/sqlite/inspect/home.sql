SELECT 'main', 'main', 1;
