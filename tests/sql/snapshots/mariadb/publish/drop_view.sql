DROP VIEW `place`.`released`;

DROP VIEW `place`.`_sqlanon_target`;
