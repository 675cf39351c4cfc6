SELECT signature, part, attribute
FROM (
  SELECT signature, part, attribute,
    ROW_NUMBER() OVER (PARTITION BY signature, part ORDER BY cost, attribute) AS place
  FROM (
    SELECT signature, part, attribute, CAST(SUM(n * spanned) AS BIGINT) AS cost
    FROM (
      SELECT signature, part, attribute, side, COUNT(c0) AS n,
        CAST(985402995390460 AS BIGINT) * LEAST(MAX(c0) - MIN(c0), 39) +
        CAST(7686143364045588 AS BIGINT) * LEAST(MAX(c1) - MIN(c1), 5) +
        CAST(19215358410113970 AS BIGINT) * LEAST(MAX(c2) - MIN(c2), 2) AS spanned
      FROM "halves_1"
      GROUP BY signature, part, attribute, side
    ) AS boxes
    GROUP BY signature, part, attribute
  ) AS scored
) AS best
WHERE place = 1;
