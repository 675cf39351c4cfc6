CREATE TEMPORARY TABLE "_sqlanon_listed" (item TEXT, position BIGINT);
