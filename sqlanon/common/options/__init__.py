"""What a job can say: options, number types, exact integers, registries of members."""
