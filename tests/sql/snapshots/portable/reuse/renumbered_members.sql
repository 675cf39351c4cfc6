SELECT r.class, s.code
FROM "members_1" AS s JOIN "regions_1" AS r ON r.was = s.class;
