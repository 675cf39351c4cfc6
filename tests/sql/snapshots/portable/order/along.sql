SELECT cell, ROW_NUMBER() OVER (ORDER BY h0, h1, h2, h3, h4, h5, cell) AS place
FROM "points_1";
