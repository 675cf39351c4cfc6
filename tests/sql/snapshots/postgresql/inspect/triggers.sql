SELECT g.tgname, CASE g.tgenabled WHEN 'R' THEN 'ENABLE REPLICA' WHEN 'A' THEN 'ENABLE ALWAYS' ELSE 'ENABLE' END
FROM pg_catalog.pg_trigger AS g
WHERE g.tgrelid = '"place"."cards"'::pg_catalog.regclass AND NOT g.tgisinternal AND g.tgenabled <> 'D'
ORDER BY g.tgname;
