d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT +`age` AS v, CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS person FROM `people`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT +`age` AS v, CAST(CAST(`person` AS TEXT) AS TEXT) COLLATE BINARY AS person FROM `people`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );
