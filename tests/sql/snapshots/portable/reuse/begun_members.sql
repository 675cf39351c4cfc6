SELECT class, code FROM "members_1"
UNION ALL
SELECT o.class, c.c2 AS code FROM "outside_1" AS o JOIN "cells_1" AS c ON c.cell = o.cell;
