SELECT run_id FROM `place`.`sqlanon_runs` WHERE target = 'place.released';

SELECT run_id FROM `place`.`sqlanon_runs` WHERE target = 'place.seen_Eur';

SELECT run_id FROM `place`.`sqlanon_runs` WHERE target = 'place.shown';

SELECT run_id FROM `place`.`sqlanon_runs` WHERE target = 'place.kept';

SELECT run_id FROM `place`.`sqlanon_runs` WHERE target = 'place.nightly';
