INSERT INTO "assignment_1" ("cell", "class", "n")
SELECT
  CAST(SPLIT_PART(line, ',', 1) AS bigint), 
  CAST(SPLIT_PART(line, ',', 2) AS bigint), 
  CAST(SPLIT_PART(line, ',', 3) AS bigint)

FROM UNNEST(STRING_TO_ARRAY(?, ';')) AS line;
