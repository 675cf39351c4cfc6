SELECT DISTINCT CASE WHEN g.grantee <> 0 THEN pg_catalog.pg_get_userbyid(g.grantee) END AS grantee
FROM pg_catalog.pg_default_acl AS d
CROSS JOIN LATERAL pg_catalog.aclexplode(d.defaclacl) AS g
LEFT JOIN pg_catalog.pg_namespace AS n ON n.oid = d.defaclnamespace
WHERE d.defaclobjtype = 'r' AND g.grantee <> d.defaclrole AND (n.nspname IS NULL OR n.nspname = 'place')
  AND pg_catalog.pg_get_userbyid(d.defaclrole) = CURRENT_USER
ORDER BY grantee;
