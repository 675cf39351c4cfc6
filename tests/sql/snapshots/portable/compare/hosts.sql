SELECT number, persons, first_release, first_place, 1 AS release_number, place_1 AS place
FROM "places_1"
WHERE place_1 IS NOT NULL AND first_release < 1;
