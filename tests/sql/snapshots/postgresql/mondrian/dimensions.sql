CREATE TEMPORARY TABLE "_sqlanon_dimensions" (dim BIGINT, divisor BIGINT, scale BIGINT);
