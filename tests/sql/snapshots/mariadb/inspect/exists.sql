SELECT table_type
FROM information_schema.tables
WHERE table_name = 'people_anonymous' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'sqlanon_runs_attempts' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'calls_anonymous' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'masked' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'cities' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'zips' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'sqlanon_runs' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'released' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'kept' AND table_schema = 'place';
