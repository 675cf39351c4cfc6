SELECT COALESCE(SUM(was_there), 0), COUNT(*) - COALESCE(SUM(was_there), 0) FROM "withheld_1";
