SELECT 1
FROM information_schema.views
WHERE table_schema = 'place' AND table_name = 'shown' AND view_definition LIKE '%sqlanon_recoding_run%';
