SELECT MAX(CAST(value AS DOUBLE)) - MIN(CAST(value AS DOUBLE)) FROM `_sqlanon_dictionary`;
