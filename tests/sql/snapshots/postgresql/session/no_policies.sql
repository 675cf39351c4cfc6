SET LOCAL row_security = off;
