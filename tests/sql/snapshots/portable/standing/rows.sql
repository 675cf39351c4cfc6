SELECT COALESCE(SUM(c.n), 0) FROM "cells_1" AS c JOIN "standing_1" AS s ON s.cell = c.cell;
