SELECT RELEASE_LOCK('sqlanon run run');
