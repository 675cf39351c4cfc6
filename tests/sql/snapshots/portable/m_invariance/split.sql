SELECT u.unit, u.signature, CASE WHEN h.side IS NULL THEN u.part ELSE 2 * u.part + h.side END AS part, u.v, u.cell, u.s, u.c0, u.c1, u.c2
FROM "units_1" AS u
LEFT JOIN (
  SELECT DISTINCT w.unit, w.side
  FROM "halves_1" AS w
  JOIN "chosen_1" AS c ON c.signature = w.signature AND c.part = w.part AND c.attribute = w.attribute
) AS h ON h.unit = u.unit;
