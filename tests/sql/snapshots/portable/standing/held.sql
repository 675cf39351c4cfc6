SELECT h.cell, h.s, h.n FROM "held_1" AS h JOIN "cells_1" AS c ON c.cell = h.cell;
