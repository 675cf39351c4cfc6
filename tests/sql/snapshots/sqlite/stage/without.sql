SELECT s.`person`, s.`age`, s.`zip`, s.`city`, s.`grade`, s.`illness`
FROM `people` AS s
LEFT JOIN (SELECT DISTINCT person AS person FROM `waiting_1`) AS p ON p.person = CAST(CAST(s.`person` AS TEXT) AS TEXT) COLLATE BINARY
WHERE p.person IS NULL;

SELECT s.`age`, s.`zip`, s.`city`, s.`grade`, s.`illness`
FROM `people` AS s
LEFT JOIN (SELECT DISTINCT person AS person FROM `waiting_1`) AS p ON p.person = CAST(CAST(s.`illness` AS TEXT) AS TEXT) COLLATE BINARY
WHERE p.person IS NULL;

SELECT s.`person`, s.`city`, s.`grade`, s.`illness`, s.`sqlanon_key`
FROM `joined_1` AS s
LEFT JOIN (SELECT DISTINCT person AS person FROM `withheld_1`) AS p ON p.person = CAST(CAST(s.`sqlanon_key` AS TEXT) AS TEXT) COLLATE BINARY
WHERE p.person IS NULL;
