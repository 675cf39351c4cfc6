SELECT 'the attached file ' || 'main' || ' of the target' AS missing, NULL AS remedy
WHERE NOT EXISTS (SELECT 1 FROM pragma_database_list WHERE LOWER(name) = LOWER('main'));
