SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."people"' AS regclass);

SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."visits"' AS regclass);

SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."few"' AS regclass);

SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."cards"' AS regclass);

SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."cities"' AS regclass);

SELECT CASE WHEN c.relrowsecurity AND row_security_active(c.oid) THEN 1 ELSE 0 END
FROM pg_class AS c
WHERE c.oid = CAST('"place"."faulty"' AS regclass);
