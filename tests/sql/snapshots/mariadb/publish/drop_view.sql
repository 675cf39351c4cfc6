DROP VIEW `released`;

DROP VIEW `_sqlanon_target`;
