SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    CAST("x" AS TEXT) COLLATE "C" AS v0,
    CAST("y" AS TEXT) COLLATE "C" AS v1,
    "client" AS v2
  FROM "place"."calls"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, v2, v3, v4, v5, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    "born" AS v2,
    "score" AS v3,
    CAST("city" AS TEXT) COLLATE "C" AS v4,
    CAST("grade" AS TEXT) COLLATE "C" AS v5
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3, v4, v5;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "born" AS v1,
    "score" AS v2
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "seen" AS v0,
    "at" AS v1
  FROM "place"."visits"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    "score" AS v2,
    CAST("city" AS TEXT) COLLATE "C" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, v4, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2,
    CAST("grade" AS TEXT) COLLATE "C" AS v3,
    CAST("illness" AS TEXT) COLLATE "C" AS v4
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3, v4;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2,
    "score" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("city" AS TEXT) COLLATE "C" AS v1,
    CAST("illness" AS TEXT) COLLATE "C" AS v2,
    "person" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2,
    "person" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2,
    CAST("illness" AS TEXT) COLLATE "C" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("city" AS TEXT) COLLATE "C" AS v2,
    CAST("grade" AS TEXT) COLLATE "C" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    "score" AS v1
  FROM "place"."people"
) AS s
GROUP BY v0, v1;

SELECT v0, v1, v2, COUNT(*) AS n
FROM (
  SELECT
    "longitude" AS v0,
    CAST("zone" AS TEXT) COLLATE "C" AS v1,
    CAST("station" AS TEXT) COLLATE "C" AS v2
  FROM "place"."measured_points"
) AS s
GROUP BY v0, v1, v2;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    "v" AS v0,
    "who" AS v1
  FROM "place"."numbered"
) AS s
GROUP BY v0, v1;

SELECT v0, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0
  FROM "place"."people"
) AS s
GROUP BY v0;

SELECT v0, v1, v2, v3, COUNT(*) AS n
FROM (
  SELECT
    "age" AS v0,
    CAST("zip" AS TEXT) COLLATE "C" AS v1,
    CAST("illness" AS TEXT) COLLATE "C" AS v2,
    CAST("city" AS TEXT) COLLATE "C" AS v3
  FROM "place"."people"
) AS s
GROUP BY v0, v1, v2, v3;

SELECT v0, v1, COUNT(*) AS n
FROM (
  SELECT
    CAST("what" AS TEXT) COLLATE "C" AS v0,
    "whose" AS v1
  FROM "place"."buys"
) AS s
GROUP BY v0, v1;
