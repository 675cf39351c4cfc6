SELECT name, CAST(setting AS double precision) / 1000 AS seconds
FROM pg_catalog.pg_settings
WHERE name IN ('idle_in_transaction_session_timeout', 'statement_timeout', 'transaction_timeout');
