SELECT "ward" AS held, COUNT(*) AS n FROM "stays" WHERE "ward" IS NOT NULL GROUP BY "ward";
