SELECT pg_catalog.pg_advisory_lock(5860159939127311961)::text;

SELECT pg_catalog.pg_advisory_lock(5860097929671738641)::text;

SELECT pg_catalog.pg_advisory_lock(5860281144676105551)::text;

SELECT pg_catalog.pg_advisory_lock(5860057414259054534)::text;

SELECT pg_catalog.pg_advisory_lock(5860177517272876581)::text;

SELECT pg_catalog.pg_advisory_lock(5860238653104558259)::text;

SELECT pg_catalog.pg_advisory_lock(5860223054011791049)::text;

SELECT pg_catalog.pg_advisory_lock(5860073742139691051)::text;

SELECT pg_catalog.pg_advisory_lock(5860063224083161498)::text;

SELECT pg_catalog.pg_advisory_lock(5860145407248365941)::text;

SELECT pg_catalog.pg_advisory_lock(5860041045339048945)::text;

SELECT pg_catalog.pg_advisory_lock(5860182717639890404)::text;

SELECT pg_catalog.pg_advisory_lock(5860094287426536189)::text;

SELECT pg_catalog.pg_advisory_lock(5860301822214291012)::text;

SELECT pg_catalog.pg_advisory_lock(5860083257133888360)::text;

SELECT pg_catalog.pg_advisory_lock(5860141030682462049)::text;

SELECT pg_catalog.pg_advisory_lock(5860175928939276812)::text;

SELECT pg_catalog.pg_advisory_lock(5860056384084750241)::text;

SELECT pg_catalog.pg_advisory_lock(5860238755560364305)::text;

SELECT pg_catalog.pg_advisory_lock(5860280011748420341)::text;

SELECT pg_catalog.pg_advisory_lock(5860030054418962918)::text;

SELECT pg_catalog.pg_advisory_lock(5860189502244906581)::text;

SELECT pg_catalog.pg_advisory_lock(5860140727575880382)::text;

SELECT pg_catalog.pg_advisory_lock(5860271681080471929)::text;

SELECT pg_catalog.pg_advisory_lock(5860260086529757279)::text;
