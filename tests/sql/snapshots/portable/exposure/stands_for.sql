m.l1 = d.label;

m.l0 = d.label;

m.l1 = d.value;

m.l4 = d.label;

m.l4 = d.value;

m.l0 = d.value;

m.l2 = d.label;
