CREATE TEMPORARY TABLE "_sqlanon_moves" (attribute BIGINT, node BIGINT, target BIGINT);
