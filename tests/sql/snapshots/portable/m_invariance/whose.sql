SELECT u.unit, u.signature, u.part, w.person
FROM "units_1" AS u
JOIN (SELECT DISTINCT s, person FROM "division_1") AS w ON w.s = u.s;
