CREATE TEMPORARY TABLE "_sqlanon_values" AS
SELECT h.s, h.n, c.g0, c.g1, c.g2
FROM "_sqlanon_held" AS h JOIN "_sqlanon_state" AS c ON c.cell = h.cell;
