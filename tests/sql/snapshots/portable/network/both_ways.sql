SELECT x.code AS a, y.code AS b
FROM (
  SELECT a, b FROM "edges_1"
  UNION ALL
  SELECT b, a FROM "edges_1"
) AS e
JOIN "dictionary_1" AS x ON x.value = e.a
JOIN "dictionary_1" AS y ON y.value = e.b;
