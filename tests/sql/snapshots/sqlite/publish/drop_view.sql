DROP VIEW `main`.`released`;

DROP VIEW `main`.`_sqlanon_target`;
