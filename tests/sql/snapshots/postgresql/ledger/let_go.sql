SELECT pg_catalog.pg_advisory_unlock(5860271383419120582);

SELECT pg_catalog.pg_advisory_unlock(5860106645467215071);

SELECT pg_catalog.pg_advisory_unlock(5860162357641286903);

SELECT pg_catalog.pg_advisory_unlock(5860122557024667084);

SELECT pg_catalog.pg_advisory_unlock(5860289915980079291);

SELECT pg_catalog.pg_advisory_unlock(5860306621734457819);

SELECT pg_catalog.pg_advisory_unlock(5860272957658258634);

SELECT pg_catalog.pg_advisory_unlock(5860254418589651216);

SELECT pg_catalog.pg_advisory_unlock(5860271012835736011);

SELECT pg_catalog.pg_advisory_unlock(5860222981395293159);

SELECT pg_catalog.pg_advisory_unlock(5860203275149885891);

SELECT pg_catalog.pg_advisory_unlock(5860302519476995216);

SELECT pg_catalog.pg_advisory_unlock(5860254527530823071);

SELECT pg_catalog.pg_advisory_unlock(5860212613705744703);

SELECT pg_catalog.pg_advisory_unlock(5860294188957638867);

SELECT pg_catalog.pg_advisory_unlock(5860307025631294701);

SELECT pg_catalog.pg_advisory_unlock(5860038595443064652);

SELECT pg_catalog.pg_advisory_unlock(5860164953571430118);

SELECT pg_catalog.pg_advisory_unlock(5860175991406717947);

SELECT pg_catalog.pg_advisory_unlock(5860295695133953377);

SELECT pg_catalog.pg_advisory_unlock(5860076506582501176);

SELECT pg_catalog.pg_advisory_unlock(5860203973974171201);

SELECT pg_catalog.pg_advisory_unlock(5860080057703336607);

SELECT pg_catalog.pg_advisory_unlock(5860193680179469290);

SELECT pg_catalog.pg_advisory_unlock(5860047082302572776);

SELECT pg_catalog.pg_advisory_unlock(5860299922151826741);
