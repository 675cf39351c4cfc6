SELECT `client`, `x`, `y`, `z` FROM `calls`;

SELECT `person`, `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

SELECT `age`, `zip`, `born`, `score`, `city`, `grade`, `illness` FROM `people`;

SELECT `age`, `born`, `score`, `grade`, `illness` FROM `people`;

SELECT `seen`, `at` FROM `visits`;

SELECT `age`, `zip`, `score`, `city`, `grade`, `illness` FROM `people`;

SELECT `age`, `town` FROM `grouped`;

SELECT `v` FROM `few`;

SELECT `zip`, `grade`, `illness` FROM `people`;

SELECT `person`, `age`, `city`, `grade`, `illness` FROM `people`;

SELECT `age`, `score`, `grade`, `illness` FROM `people`;

SELECT `whose`, `cost`, `said` FROM `visits`;

SELECT `age`, `zip`, `city`, `grade`, `illness`, `visits`, `cost` FROM `aggregated_1`;

SELECT `person`, `longitude`, `zone`, `station` FROM `measured_points`;

SELECT `v`, `who` FROM `numbered`;

SELECT `day`, `what`, `whose` FROM `costs`;

SELECT `whose`, `cost` FROM `visits`;

SELECT `person`, `age`, `grade`, `illness` FROM `people`;

SELECT `number`, `whose`, `what` FROM `buys`;

SELECT `person`, `age`, `zip` FROM `people`;
