SELECT class, v FROM "classes_1" WHERE cell < 0;
