INSERT INTO "cells_1" ("cell", "c0", "c1", "c2", "n")
SELECT
  CAST(NULLIF(part[1], '') AS INTEGER), 
  CAST(NULLIF(part[2], '') AS INTEGER), 
  CAST(NULLIF(part[3], '') AS INTEGER), 
  CAST(NULLIF(part[4], '') AS INTEGER), 
  CAST(NULLIF(part[5], '') AS BIGINT)

FROM (SELECT STRING_SPLIT(line, ',') AS part FROM (SELECT UNNEST(STRING_SPLIT(?, ';')) AS line));
