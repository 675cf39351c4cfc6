SELECT person, first_release, first_place, release_number, place
FROM (
  SELECT person, release_number, place,
    FIRST_VALUE(release_number) OVER (PARTITION BY person ORDER BY release_number) AS first_release,
    FIRST_VALUE(place) OVER (PARTITION BY person ORDER BY release_number) AS first_place
  FROM "members_1"
) AS stays
WHERE release_number > first_release;
