RENAME TABLE
`place`.`target_1` TO `place`.`released`,
`place`.`target1_1` TO `place`.`visits_released`,
`place`.`target2_1` TO `place`.`costs_released`;

RENAME TABLE
`place`.`target_1` TO `place`.`released`,
`place`.`target1_1` TO `place`.`costs_released`;

RENAME TABLE
`place`.`target_1` TO `place`.`kept`,
`place`.`target1_1` TO `place`.`visits_released`;

RENAME TABLE
`place`.`target_1` TO `place`.`released`,
`place`.`target1_1` TO `place`.`buys_released`;
