d.n < 3;

d.n < 5;

d.n < 4;

d.n < 1;

d.n < 6;

d.n < 2;
