DROP VIEW IF EXISTS "_sqlanon_target";
