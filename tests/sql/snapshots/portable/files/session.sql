SET TimeZone = 'UTC';
