SELECT NULL, NULL WHERE 1 = 0;

SELECT 'a database that can be written to: ' || database_name || ' is open for reading only' AS missing, NULL AS remedy
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE() AND readonly
UNION ALL
SELECT 'the schema ' || w.name || ' of the ' || w.whose || CASE
    WHEN d.database_name IS NULL THEN ''
    WHEN d.database_name = CURRENT_DATABASE() THEN
      ': ' || w.name || ' is the database that the connection uses; leave it out, or name one of its schemas'
    ELSE ': ' || w.name || ' is another database, and a run writes to the one that its connection uses. Say USE "'
      || REPLACE(d.database_name, '"', '""') || '" over the connection before the run; tables of ' || w.name
      || ' are named without it then, and those of ' || CURRENT_DATABASE() || ' with ' || CURRENT_DATABASE() || '. before them' END,
  CASE WHEN d.database_name IS NULL THEN 'CREATE SCHEMA "' || REPLACE(w.name, '"', '""') || '"' END
FROM (
  SELECT 'main' AS name, 'target' AS whose
  UNION ALL SELECT 'main', 'ledger' WHERE TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') <> TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
) AS w
LEFT JOIN duckdb_databases() AS d ON TRANSLATE(d.database_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
WHERE NOT EXISTS (
  SELECT 1 FROM duckdb_schemas() AS s
  WHERE TRANSLATE(s.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND s.database_name = CURRENT_DATABASE());

SELECT 'a database that can be written to: ' || database_name || ' is open for reading only' AS missing, NULL AS remedy
FROM duckdb_databases() WHERE database_name = CURRENT_DATABASE() AND readonly
UNION ALL
SELECT 'the schema ' || w.name || ' of the ' || w.whose || CASE
    WHEN d.database_name IS NULL THEN ''
    WHEN d.database_name = CURRENT_DATABASE() THEN
      ': ' || w.name || ' is the database that the connection uses; leave it out, or name one of its schemas'
    ELSE ': ' || w.name || ' is another database, and a run writes to the one that its connection uses. Say USE "'
      || REPLACE(d.database_name, '"', '""') || '" over the connection before the run; tables of ' || w.name
      || ' are named without it then, and those of ' || CURRENT_DATABASE() || ' with ' || CURRENT_DATABASE() || '. before them' END,
  CASE WHEN d.database_name IS NULL THEN 'CREATE SCHEMA "' || REPLACE(w.name, '"', '""') || '"' END
FROM (
  SELECT 'main' AS name, 'target' AS whose
  UNION ALL SELECT CURRENT_SCHEMA(), 'ledger' WHERE TRANSLATE(CURRENT_SCHEMA(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') <> TRANSLATE('main', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
) AS w
LEFT JOIN duckdb_databases() AS d ON TRANSLATE(d.database_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
WHERE NOT EXISTS (
  SELECT 1 FROM duckdb_schemas() AS s
  WHERE TRANSLATE(s.schema_name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = TRANSLATE(w.name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') AND s.database_name = CURRENT_DATABASE());
