SELECT pg_catalog.setval('place.wards_id_seq'::pg_catalog.regclass, g.top)
FROM (SELECT MAX("id") AS top FROM "place"."wards") AS g
WHERE g.top > COALESCE(pg_catalog.pg_sequence_last_value('place.wards_id_seq'::pg_catalog.regclass), 0);
