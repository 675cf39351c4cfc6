SET threads = 1;
