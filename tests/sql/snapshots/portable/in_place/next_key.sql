SELECT SETVAL('wards', (SELECT GREATEST(MAX("id"), NEXTVAL('wards')) FROM "wards"));
