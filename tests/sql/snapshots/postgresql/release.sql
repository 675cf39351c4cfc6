-- name: pad
SELECT ENCODE(SHA256(CONVERT_TO(CONCAT(GEN_RANDOM_UUID(), GEN_RANDOM_UUID()), 'UTF8')), 'hex') || ENCODE(SHA256(CONVERT_TO(CONCAT(GEN_RANDOM_UUID(), GEN_RANDOM_UUID()), 'UTF8')), 'hex') AS "inner0", ENCODE(SHA256(CONVERT_TO(CONCAT(GEN_RANDOM_UUID(), GEN_RANDOM_UUID()), 'UTF8')), 'hex') || ENCODE(SHA256(CONVERT_TO(CONCAT(GEN_RANDOM_UUID(), GEN_RANDOM_UUID()), 'UTF8')), 'hex') AS "outer0";

-- name: keys
SELECT LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 1, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 1, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 17, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 17, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 33, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 33, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 49, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 49, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 65, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 65, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 81, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 81, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 97, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 97, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."inner0", 113, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."inner0", 113, 16) AS BIT(64)))::BIGINT), 16, '0') AS "inner0", LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 1, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 1, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 17, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 17, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 33, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 33, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 49, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 49, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 65, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 65, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 81, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 81, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 97, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 97, 16) AS BIT(64)))::BIGINT), 16, '0') || LPAD(TO_HEX((CAST('x' || SUBSTR(s."outer0", 113, 16) AS BIT(64))
    # CAST('x' || SUBSTR(p."outer0", 113, 16) AS BIT(64)))::BIGINT), 16, '0') AS "outer0"FROM "sent_1" AS s
CROSS JOIN "pad_1" AS p;
