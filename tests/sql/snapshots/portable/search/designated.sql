SELECT v.code AS s, 1 AS place FROM "dictionary_1" AS v JOIN "listed_1" AS l ON l.item = v.label;
