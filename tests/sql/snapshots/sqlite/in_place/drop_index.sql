DROP INDEX `by_age`;
