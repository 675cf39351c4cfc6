"""What all packages use: options of a job, how counts are said, logs, files that commands write."""
