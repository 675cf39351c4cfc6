SELECT CASE WHEN a.new < b.new THEN a.new ELSE b.new END AS a, CASE WHEN a.new < b.new THEN b.new ELSE a.new END AS b
FROM "links_1" AS l
LEFT JOIN "numbers_1" AS a ON a.old = l.first_key
LEFT JOIN "numbers_1" AS b ON b.old = l.second_key;
