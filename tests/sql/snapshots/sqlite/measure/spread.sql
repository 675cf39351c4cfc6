SELECT MAX(CAST(value AS REAL)) - MIN(CAST(value AS REAL)) FROM `_sqlanon_dictionary`;
