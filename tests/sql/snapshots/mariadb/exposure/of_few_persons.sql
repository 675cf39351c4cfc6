d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`x` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`client` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT `age` AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 2 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`zip` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`illness` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT `age` AS v, CONVERT(CONVERT(`person` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );

d.value IN (
    SELECT v FROM (
      SELECT v, COUNT(DISTINCT person) AS persons
      FROM (SELECT CONVERT(`what` USING utf8mb4) COLLATE utf8mb4_nopad_bin AS v, CONVERT(CONVERT(`whose` USING utf8mb4) COLLATE utf8mb4_nopad_bin USING utf8mb4) COLLATE utf8mb4_nopad_bin AS person FROM `copy_1`) AS rows_of_it
      GROUP BY v
    ) AS by_value
    WHERE persons < 3 AND v IS NOT NULL
  );
