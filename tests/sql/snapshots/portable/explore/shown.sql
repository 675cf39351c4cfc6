SELECT n, l0, l1, l2
FROM (
  SELECT n, place, l0, l1, l2, ROW_NUMBER() OVER (ORDER BY n DESC, place) AS turn
  FROM "classes_1"
) AS numbered
WHERE turn <= 10
ORDER BY turn;
