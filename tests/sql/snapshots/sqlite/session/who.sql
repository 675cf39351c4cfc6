SELECT NULLIF(file, '') AS place, NULL AS account FROM pragma_database_list WHERE name = 'main';
