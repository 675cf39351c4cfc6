SELECT CURRENT_SETTING('threads') AS threads,
  CURRENT_SETTING('lock_configuration') OR CURRENT_SETTING('external_threads') > 1 AS fixed;
