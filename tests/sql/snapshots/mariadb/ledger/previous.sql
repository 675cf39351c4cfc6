SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.released' OR LOWER(target) = LOWER('place.released');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.seen_Eur' OR LOWER(target) = LOWER('place.seen_Eur');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.masked' OR LOWER(target) = LOWER('place.masked');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.shown' OR LOWER(target) = LOWER('place.shown');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.kept' OR LOWER(target) = LOWER('place.kept');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.nightly' OR LOWER(target) = LOWER('place.nightly');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.released_points' OR LOWER(target) = LOWER('place.released_points');

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.guarded' OR LOWER(target) = LOWER('place.guarded');
