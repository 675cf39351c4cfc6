SELECT v.code, CONVERT(CAST(e.below AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS low, CONVERT(CAST(e.above - 1 AS SIGNED) USING utf8mb4) COLLATE utf8mb4_nopad_bin AS high,
  FIRST_VALUE(v.code) OVER (PARTITION BY v.known, v.step ORDER BY v.code) AS first_code, FIRST_VALUE(v.code) OVER (PARTITION BY v.known, v.step ORDER BY v.code DESC) AS last_code
FROM (
  SELECT code, CAST(value AS SIGNED) AS step, CASE WHEN value IS NULL THEN 0 ELSE 1 END AS known
  FROM `dictionary_1`
) AS v
LEFT JOIN (
  SELECT step,
    CASE
      WHEN lower_step IS NULL AND step >= 0 THEN 0
      WHEN lower_step IS NULL AND step >= -10 THEN -10
      WHEN lower_step IS NULL AND step >= -100 THEN -100
      WHEN lower_step IS NULL AND step >= -1000 THEN -1000
      WHEN lower_step IS NULL AND step >= -10000 THEN -10000
      WHEN lower_step IS NULL AND step >= -100000 THEN -100000
      WHEN lower_step IS NULL AND step >= -1000000 THEN -1000000
      WHEN lower_step IS NULL AND step >= -10000000 THEN -10000000
      WHEN lower_step IS NULL AND step >= -100000000 THEN -100000000
      WHEN lower_step IS NULL AND step >= -1000000000 THEN -1000000000
      WHEN lower_step IS NULL AND step >= -10000000000 THEN -10000000000
      WHEN lower_step IS NULL AND step >= -run THEN -run
      WHEN lower_step IS NULL AND step >= -1000000000000 THEN -1000000000000
      WHEN lower_step IS NULL AND step >= -10000000000000 THEN -10000000000000
      WHEN lower_step IS NULL AND step >= -100000000000000 THEN -100000000000000
      WHEN lower_step IS NULL AND step >= -1000000000000000 THEN -1000000000000000
      WHEN lower_step IS NULL AND step >= -10000000000000000 THEN -10000000000000000
      WHEN lower_step IS NULL AND step >= -100000000000000000 THEN -100000000000000000
      WHEN lower_step IS NULL AND step >= -1000000000000000000 THEN -1000000000000000000
      WHEN ((step - 1) - (((step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000)
      WHEN ((step - 1) - (((step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000000000) + 100000000000000) % 100000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000000000) + 100000000000000) % 100000000000000)
      WHEN ((step - 1) - (((step - 1) % 10000000000000) + 10000000000000) % 10000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000000) + 10000000000000) % 10000000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000000) + 1000000000000) % 1000000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000000) + 1000000000000) % 1000000000000)
      WHEN ((step - 1) - (((step - 1) % run) + run) % run) > lower_step + 1 THEN ((step - 1) - (((step - 1) % run) + run) % run)
      WHEN ((step - 1) - (((step - 1) % 10000000000) + 10000000000) % 10000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000000) + 10000000000) % 10000000000)
      WHEN ((step - 1) - (((step - 1) % 1000000000) + 1000000000) % 1000000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000000) + 1000000000) % 1000000000)
      WHEN ((step - 1) - (((step - 1) % 100000000) + 100000000) % 100000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000000) + 100000000) % 100000000)
      WHEN ((step - 1) - (((step - 1) % 10000000) + 10000000) % 10000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000000) + 10000000) % 10000000)
      WHEN ((step - 1) - (((step - 1) % 1000000) + 1000000) % 1000000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000000) + 1000000) % 1000000)
      WHEN ((step - 1) - (((step - 1) % 100000) + 100000) % 100000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100000) + 100000) % 100000)
      WHEN ((step - 1) - (((step - 1) % 10000) + 10000) % 10000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10000) + 10000) % 10000)
      WHEN ((step - 1) - (((step - 1) % 1000) + 1000) % 1000) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 1000) + 1000) % 1000)
      WHEN ((step - 1) - (((step - 1) % 100) + 100) % 100) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 100) + 100) % 100)
      WHEN ((step - 1) - (((step - 1) % 10) + 10) % 10) > lower_step + 1 THEN ((step - 1) - (((step - 1) % 10) + 10) % 10)
      ELSE lower_step + CAST(((step - lower_step + 2) - (step - lower_step + 2) % 2) / 2 AS SIGNED)
    END AS below,
    CASE
      WHEN upper_step IS NULL AND step < 0 THEN 0
      WHEN upper_step IS NULL AND step < 10 THEN 10
      WHEN upper_step IS NULL AND step < 100 THEN 100
      WHEN upper_step IS NULL AND step < 1000 THEN 1000
      WHEN upper_step IS NULL AND step < 10000 THEN 10000
      WHEN upper_step IS NULL AND step < 100000 THEN 100000
      WHEN upper_step IS NULL AND step < 1000000 THEN 1000000
      WHEN upper_step IS NULL AND step < 10000000 THEN 10000000
      WHEN upper_step IS NULL AND step < 100000000 THEN 100000000
      WHEN upper_step IS NULL AND step < 1000000000 THEN 1000000000
      WHEN upper_step IS NULL AND step < 10000000000 THEN 10000000000
      WHEN upper_step IS NULL AND step < run THEN run
      WHEN upper_step IS NULL AND step < 1000000000000 THEN 1000000000000
      WHEN upper_step IS NULL AND step < 10000000000000 THEN 10000000000000
      WHEN upper_step IS NULL AND step < 100000000000000 THEN 100000000000000
      WHEN upper_step IS NULL AND step < 1000000000000000 THEN 1000000000000000
      WHEN upper_step IS NULL AND step < 10000000000000000 THEN 10000000000000000
      WHEN upper_step IS NULL AND step < 100000000000000000 THEN 100000000000000000
      WHEN upper_step IS NULL AND step < 1000000000000000000 THEN 1000000000000000000
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000000) + 1000000000000000000) % 1000000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000000) + 100000000000000000) % 100000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000000) + 10000000000000000) % 10000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000000) + 1000000000000000) % 1000000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000) + 100000000000000) % 100000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000000000) + 100000000000000) % 100000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000) + 10000000000000) % 10000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000000) + 10000000000000) % 10000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000) + 1000000000000) % 1000000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000000) + 1000000000000) % 1000000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % run) + run) % run) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % run) + run) % run)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000000) + 10000000000) % 10000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000000) + 10000000000) % 10000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000000) + 1000000000) % 1000000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000000) + 1000000000) % 1000000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000000) + 100000000) % 100000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000000) + 100000000) % 100000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000000) + 10000000) % 10000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000000) + 10000000) % 10000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000000) + 1000000) % 1000000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000000) + 1000000) % 1000000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100000) + 100000) % 100000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100000) + 100000) % 100000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10000) + 10000) % 10000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10000) + 10000) % 10000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 1000) + 1000) % 1000) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 1000) + 1000) % 1000)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 100) + 100) % 100) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 100) + 100) % 100)
      WHEN ((upper_step - 1) - (((upper_step - 1) % 10) + 10) % 10) > step + 1 THEN ((upper_step - 1) - (((upper_step - 1) % 10) + 10) % 10)
      ELSE step + CAST(((upper_step - step + 2) - (upper_step - step + 2) % 2) / 2 AS SIGNED)
    END AS above
  FROM (
    SELECT step, LAG(step) OVER (ORDER BY step) AS lower_step, LEAD(step) OVER (ORDER BY step) AS upper_step
    FROM (SELECT DISTINCT CAST(value AS SIGNED) AS step FROM `dictionary_1` WHERE value IS NOT NULL) AS distinct_steps
  ) AS neighbours
) AS e ON e.step = v.step;
