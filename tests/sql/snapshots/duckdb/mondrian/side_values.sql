SELECT part, choice, side, s, n FROM "_sqlanon_sides";
