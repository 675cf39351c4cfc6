ALTER TABLE `target_1` RENAME TO `people`;
