(
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
);

(
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.lo1, s.hi1, s.lo2, s.hi2
  FROM chosen AS x JOIN sides AS s ON s.part = x.part AND s.dim = x.dim0
);

(
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
);

(
  SELECT s.part, s.side, 0 AS other, s.members, s.n, s.lo0, s.hi0, s.b1_0, s.b2_0, s.lacks2, s.known2
  FROM "chosen_1" AS x JOIN "sides_1" AS s ON s.part = x.part AND s.dim = x.dim0
);
