m.l2 <> CAST('*' AS VARCHAR);

m.l0 <> CAST('*' AS VARCHAR);

m.l4 <> CAST('*' AS VARCHAR);

m.l1 <> CAST('*' AS VARCHAR);
