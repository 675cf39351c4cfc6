SELECT pair, other, seed, near
FROM "better_1"
WHERE pair NOT IN (SELECT class FROM "violating_1") AND other NOT IN (SELECT class FROM "violating_1");
