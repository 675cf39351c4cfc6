CREATE TABLE `tried_1` (tried BIGINT);
