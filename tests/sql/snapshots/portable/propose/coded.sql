COALESCE(SUM(CASE
        WHEN (v2 LIKE '%0%' OR v2 LIKE '%1%' OR v2 LIKE '%2%' OR v2 LIKE '%3%' OR v2 LIKE '%4%' OR v2 LIKE '%5%' OR v2 LIKE '%6%' OR v2 LIKE '%7%' OR v2 LIKE '%8%' OR v2 LIKE '%9%')
        AND NOT v2 LIKE '% %' THEN 1 ELSE 0 END), 0);

COALESCE(SUM(CASE
        WHEN (v1 LIKE '%0%' OR v1 LIKE '%1%' OR v1 LIKE '%2%' OR v1 LIKE '%3%' OR v1 LIKE '%4%' OR v1 LIKE '%5%' OR v1 LIKE '%6%' OR v1 LIKE '%7%' OR v1 LIKE '%8%' OR v1 LIKE '%9%')
        AND NOT v1 LIKE '% %' THEN 1 ELSE 0 END), 0);
