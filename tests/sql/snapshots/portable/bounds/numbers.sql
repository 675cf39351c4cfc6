(low IS NOT NULL AND high IS NOT NULL AND low NOT LIKE '_%-%' AND high NOT LIKE '_%-%'
  AND REPLACE(REPLACE(low, '-', ''), '.', '') <> '' AND REPLACE(REPLACE(high, '-', ''), '.', '') <> '');
