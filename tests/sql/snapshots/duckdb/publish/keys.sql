CREATE TEMPORARY TABLE "_sqlanon_keys" (inner0 VARCHAR, outer0 VARCHAR);
