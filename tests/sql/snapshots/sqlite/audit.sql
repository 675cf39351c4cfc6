-- name: columns
SELECT name, CASE WHEN INSTR(type, '(''') > 0 THEN SUBSTR(type, 1, INSTR(type, '(''') - 1) ELSE type END AS type
FROM pragma_table_xinfo('released', 'main');
