SELECT s."age", n.new AS sqlanon_node
FROM "nodes" AS s
JOIN "numbers_1" AS n ON n.old = s."id";
