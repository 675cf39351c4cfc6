SELECT h.cell, h.s, p.signature, p.v, h.n
FROM "held_1" AS h
JOIN "dictionary_1" AS i ON i.code = h.s
JOIN "pairs_1" AS p ON p.pair = i.value;

SELECT h.cell, h.s, p.signature, p.v, h.n, p.person
FROM "held_1" AS h
JOIN (SELECT DISTINCT code, value FROM "dictionary_1") AS i ON i.code = h.s
JOIN (SELECT DISTINCT pair, signature, v, person FROM "pairs_1") AS p ON p.pair = i.value;
