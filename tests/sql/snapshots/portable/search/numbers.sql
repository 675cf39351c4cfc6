SELECT 1 * x0.digit AS number
FROM "digits_1" AS x0;
