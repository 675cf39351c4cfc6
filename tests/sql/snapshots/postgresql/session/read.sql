SHOW transaction_isolation;
