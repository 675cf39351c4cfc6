SELECT 'main', m.name, f."from", COALESCE(f."to", x.name), COUNT(*) OVER (PARTITION BY m.name, f.id)
FROM sqlite_master AS m
JOIN pragma_foreign_key_list(m.name, 'main') AS f
LEFT JOIN pragma_table_xinfo('wards', 'main') AS x ON x.pk = f.seq + 1 AND f."to" IS NULL
WHERE m.type = 'table' AND LOWER(f."table") = LOWER('wards')
ORDER BY 1, 2, 3;
