SELECT place_0,place_1, c0 AS "illness"
FROM "described_1"
WHERE place_0 IS NOT NULL AND place_1 IS NOT NULL;

SELECT place_0,place_1, whose AS "illness"
FROM "described_1"
WHERE place_0 IS NOT NULL AND place_1 IS NOT NULL;
