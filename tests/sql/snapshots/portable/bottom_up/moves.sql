CREATE TEMPORARY TABLE "moves_1" (attribute BIGINT, node BIGINT, target BIGINT);
