SET LOCAL default_statistics_target = DEFAULT;
