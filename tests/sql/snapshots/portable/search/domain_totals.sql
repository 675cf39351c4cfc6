SELECT COALESCE(SUM(p), 0), COUNT(*), COALESCE(MAX(area_before + cumulated_reference), 0) FROM "domain_1";
