CREATE TEMPORARY TABLE "_sqlanon_values" AS
SELECT h.s, h.n, l.k0_0, l.k0_1, l.k1_0, l.k1_1
FROM "_sqlanon_held" AS h JOIN "_sqlanon_leveled" AS l ON l.cell = h.cell;
