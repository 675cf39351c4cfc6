SELECT GET_LOCK('relation_1', 0);
