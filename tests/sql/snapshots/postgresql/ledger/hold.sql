SELECT pg_catalog.pg_advisory_lock(5860271383419120582)::text;

SELECT pg_catalog.pg_advisory_lock(5860106645467215071)::text;

SELECT pg_catalog.pg_advisory_lock(5860162357641286903)::text;

SELECT pg_catalog.pg_advisory_lock(5860122557024667084)::text;

SELECT pg_catalog.pg_advisory_lock(5860289915980079291)::text;

SELECT pg_catalog.pg_advisory_lock(5860306621734457819)::text;

SELECT pg_catalog.pg_advisory_lock(5860272957658258634)::text;

SELECT pg_catalog.pg_advisory_lock(5860254418589651216)::text;

SELECT pg_catalog.pg_advisory_lock(5860271012835736011)::text;

SELECT pg_catalog.pg_advisory_lock(5860222981395293159)::text;

SELECT pg_catalog.pg_advisory_lock(5860203275149885891)::text;

SELECT pg_catalog.pg_advisory_lock(5860302519476995216)::text;

SELECT pg_catalog.pg_advisory_lock(5860254527530823071)::text;

SELECT pg_catalog.pg_advisory_lock(5860212613705744703)::text;

SELECT pg_catalog.pg_advisory_lock(5860294188957638867)::text;

SELECT pg_catalog.pg_advisory_lock(5860307025631294701)::text;

SELECT pg_catalog.pg_advisory_lock(5860038595443064652)::text;

SELECT pg_catalog.pg_advisory_lock(5860164953571430118)::text;

SELECT pg_catalog.pg_advisory_lock(5860175991406717947)::text;

SELECT pg_catalog.pg_advisory_lock(5860295695133953377)::text;

SELECT pg_catalog.pg_advisory_lock(5860076506582501176)::text;

SELECT pg_catalog.pg_advisory_lock(5860203973974171201)::text;

SELECT pg_catalog.pg_advisory_lock(5860080057703336607)::text;

SELECT pg_catalog.pg_advisory_lock(5860193680179469290)::text;

SELECT pg_catalog.pg_advisory_lock(5860047082302572776)::text;

SELECT pg_catalog.pg_advisory_lock(5860299922151826741)::text;
