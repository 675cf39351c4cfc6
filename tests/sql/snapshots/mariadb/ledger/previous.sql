SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.released' OR LOWER(target) = 'place.released';

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.seen_Eur' OR LOWER(target) = 'place.seen_eur';

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.shown' OR LOWER(target) = 'place.shown';

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.kept' OR LOWER(target) = 'place.kept';

SELECT run_id, target FROM `place`.`sqlanon_runs` WHERE target = 'place.nightly' OR LOWER(target) = 'place.nightly';
