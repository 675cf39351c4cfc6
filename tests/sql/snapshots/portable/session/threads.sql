SELECT CASE WHEN CURRENT_SETTING('lock_configuration') OR CURRENT_SETTING('external_threads') > 1 THEN 1
  ELSE CURRENT_SETTING('threads') END;
