SELECT pg_catalog.pg_advisory_unlock(5860159939127311961);

SELECT pg_catalog.pg_advisory_unlock(5860097929671738641);

SELECT pg_catalog.pg_advisory_unlock(5860281144676105551);

SELECT pg_catalog.pg_advisory_unlock(5860057414259054534);

SELECT pg_catalog.pg_advisory_unlock(5860177517272876581);

SELECT pg_catalog.pg_advisory_unlock(5860238653104558259);

SELECT pg_catalog.pg_advisory_unlock(5860223054011791049);

SELECT pg_catalog.pg_advisory_unlock(5860073742139691051);

SELECT pg_catalog.pg_advisory_unlock(5860063224083161498);

SELECT pg_catalog.pg_advisory_unlock(5860145407248365941);

SELECT pg_catalog.pg_advisory_unlock(5860041045339048945);

SELECT pg_catalog.pg_advisory_unlock(5860182717639890404);

SELECT pg_catalog.pg_advisory_unlock(5860094287426536189);

SELECT pg_catalog.pg_advisory_unlock(5860301822214291012);

SELECT pg_catalog.pg_advisory_unlock(5860083257133888360);

SELECT pg_catalog.pg_advisory_unlock(5860141030682462049);

SELECT pg_catalog.pg_advisory_unlock(5860175928939276812);

SELECT pg_catalog.pg_advisory_unlock(5860056384084750241);

SELECT pg_catalog.pg_advisory_unlock(5860238755560364305);

SELECT pg_catalog.pg_advisory_unlock(5860280011748420341);

SELECT pg_catalog.pg_advisory_unlock(5860030054418962918);

SELECT pg_catalog.pg_advisory_unlock(5860189502244906581);

SELECT pg_catalog.pg_advisory_unlock(5860140727575880382);

SELECT pg_catalog.pg_advisory_unlock(5860271681080471929);

SELECT pg_catalog.pg_advisory_unlock(5860260086529757279);
