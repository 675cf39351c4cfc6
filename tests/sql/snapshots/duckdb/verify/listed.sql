CREATE TEMPORARY TABLE "_sqlanon_listed" (item VARCHAR, position BIGINT);
