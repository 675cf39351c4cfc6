SELECT DISTINCT low AS label, first_code AS code FROM "steps_1" WHERE low IS NOT NULL;

SELECT label, code FROM "dictionary_1" WHERE value IS NOT NULL;
