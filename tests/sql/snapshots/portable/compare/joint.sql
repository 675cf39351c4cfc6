SELECT place_0,place_1,
  CASE  WHEN known = 1 THEN c0 END AS "illness"
FROM "described_1";

SELECT place_0,place_1,
  COALESCE(whose_0,whose_1) AS "illness"
FROM "described_1";

SELECT place_0,place_1,
  CASE WHEN place_1 IS NOT NULL THEN v_1_0 WHEN place_0 IS NOT NULL THEN v_0_0  WHEN known = 1 THEN c0 END AS "illness"
FROM "described_1";

SELECT place_0,place_1
FROM "described_1";
