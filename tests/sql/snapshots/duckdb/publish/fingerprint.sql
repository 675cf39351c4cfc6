SELECT COUNT(*), SUM(CAST(HASH(t) AS HUGEINT)) FROM "_sqlanon_source" AS t;
