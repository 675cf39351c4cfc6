CREATE TEMPORARY TABLE "dimensions_1" (dim BIGINT, divisor BIGINT, scale BIGINT);
