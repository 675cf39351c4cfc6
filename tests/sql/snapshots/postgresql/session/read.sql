SELECT CURRENT_SETTING('transaction_isolation');
