SELECT table_comment FROM information_schema.tables WHERE table_schema = 'place' AND table_name = 'kept';

SELECT table_comment FROM information_schema.tables WHERE table_schema = 'place' AND table_name = 'nightly';

SELECT table_comment FROM information_schema.tables WHERE table_schema = 'place' AND table_name = 'released_points';

SELECT table_comment FROM information_schema.tables WHERE table_schema = 'place' AND table_name = 'guarded';
