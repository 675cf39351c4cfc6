SELECT table_type
FROM information_schema.tables
WHERE table_name = 'released' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'seen_Eur' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'shown' AND table_schema = 'place';

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'cards' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'ages' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'cities' AND table_schema = DATABASE();

SELECT table_type
FROM information_schema.tables
WHERE table_name = 'zips' AND table_schema = DATABASE();
