(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
);

(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
);

(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.lo1, b.hi1, b.lo2, b.hi2 FROM spans AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.lo1, f.hi1, f.lo2, f.hi2 FROM spans AS b JOIN spans AS f ON f.part = b.part + b.members
);

(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0, b.b1_0, b.b2_0, b.lacks2, b.known2 FROM spans AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0, f.b1_0, f.b2_0, f.lacks2, f.known2 FROM spans AS b JOIN spans AS f ON f.part = b.part + b.members
);

(
  SELECT b.part + b.members AS beside, 0 AS behind, b.lo0, b.hi0 FROM "boxes_1" AS b
  UNION ALL
  SELECT b.part AS beside, 1 AS behind, f.lo0, f.hi0 FROM "boxes_1" AS b JOIN "boxes_1" AS f ON f.part = b.part + b.members
);
