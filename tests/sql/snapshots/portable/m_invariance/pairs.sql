SELECT sqlanon_pair AS pair, sqlanon_signature AS signature, sqlanon_value AS v
FROM "signed_1"
GROUP BY sqlanon_pair, sqlanon_signature, sqlanon_value;

SELECT sqlanon_pair AS pair, sqlanon_signature AS signature, sqlanon_value AS v, sqlanon_person AS person
FROM "signed_1"
GROUP BY sqlanon_pair, sqlanon_signature, sqlanon_value, sqlanon_person;
