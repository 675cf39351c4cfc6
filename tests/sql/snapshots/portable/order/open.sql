SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o
JOIN "chosen_1" AS x ON x.part = o.part
JOIN "boxes_1" AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 <= x.v0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END;

SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o
JOIN "chosen_1" AS x ON x.part = o.part
JOIN "boxes_1" AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END

  AND b.other = CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END;

SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM cells AS o
JOIN chosen AS x ON x.part = o.part
JOIN boxes AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 <= x.v0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 <= x.v0 THEN 0 ELSE 1 END
ELSE 0 END;

SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM cells AS o
JOIN chosen AS x ON x.part = o.part
JOIN boxes AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END

  AND b.other = CASE x.dim1
  WHEN 0 THEN CASE WHEN o.c0 <= x.v1 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m1_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END;

SELECT o.cell, b.part, b.members, b.size, o.n, o.c0
FROM "open_1" AS o
JOIN "chosen_1" AS x ON x.part = o.part
JOIN "boxes_1" AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
ELSE 0 END;

SELECT o.cell, b.part, b.members, b.size, o.n, o.c0, o.c1, o.c2
FROM "open_1" AS o
JOIN "chosen_1" AS x ON x.part = o.part
JOIN "boxes_1" AS b ON b.was = x.part
  AND b.side = CASE x.dim0
  WHEN 0 THEN CASE WHEN o.c0 <= x.v0 THEN 0 ELSE 1 END
  WHEN 1 THEN CASE WHEN o.c1 >= 0 AND o.c1 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c1 - 0))) > 0 THEN 0 ELSE 1 END
  WHEN 2 THEN CASE WHEN o.c2 >= 0 AND o.c2 < 62
      AND (x.m0_0 & (CAST(1 AS BIGINT) << (o.c2 - 0))) > 0 THEN 0 ELSE 1 END
ELSE 0 END;
