SELECT DATABASE(), DATABASE(), @@lower_case_table_names > 0;
