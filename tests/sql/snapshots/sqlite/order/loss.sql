(0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(6405119470037925 AS INTEGER) * MIN(p.hi1 - p.lo1, 6) + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END);

(0 + CAST(985402995390450 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045510 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113775 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END);

(0 + CAST(985402995390420 AS INTEGER) * MIN(p.hi0 - p.lo0, 39) + CAST(7686143364045276 AS INTEGER) * (sqlanon_bits(p.b1_0) - 1) + CAST(19215358410113190 AS INTEGER)
      * CASE WHEN p.lacks2 = 1 AND p.known2 = 1 THEN 2 WHEN p.lacks2 = 1 THEN 0
        ELSE sqlanon_bits(p.b2_0) - 1 END);
