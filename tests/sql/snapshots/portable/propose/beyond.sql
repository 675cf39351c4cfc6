"person" < -10000000000 OR "person" > 10000000000;
