(SELECT +`age` AS v0 FROM `main`.`people`) AS combined;
