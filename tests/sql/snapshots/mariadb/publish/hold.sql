SELECT GET_LOCK('_sqlanon', 0);
