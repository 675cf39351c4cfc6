SELECT MIN(code) AS lo, MAX(code) AS hi FROM "dictionary_1";
