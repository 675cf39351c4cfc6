SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('people')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('keyed')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('calls')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('grouped')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('few')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('nodes')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('one')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('cards')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('pets')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('birds')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('named')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('ages', 'main')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('stays')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('cities')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('measured_points')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('numbered')
ORDER BY cid;

SELECT name, type, CASE WHEN "notnull" = 0 THEN 'YES' ELSE 'NO' END
FROM pragma_table_xinfo('buys')
ORDER BY cid;
