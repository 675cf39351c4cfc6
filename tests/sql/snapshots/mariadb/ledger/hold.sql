SELECT GET_LOCK('sqlanon run run', 0);
