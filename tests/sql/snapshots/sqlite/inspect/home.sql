SELECT 'main', 'main', 2;
