-- name: streamed
SELECT
  CAST("cell" AS INTEGER), 
  CAST("c0" AS INTEGER), 
  CAST("c1" AS INTEGER), 
  CAST("c2" AS INTEGER), 
  CAST("n" AS BIGINT)
FROM "cells_1" AS numbers;
