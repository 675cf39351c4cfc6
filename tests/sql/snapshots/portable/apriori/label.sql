a0.node;

CAST(a0.node AS BIGINT) * 6 + CAST(a1.node AS BIGINT) * 1;
