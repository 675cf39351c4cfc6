SELECT COUNT(*) AS number, MIN(cell) AS least, MAX(cell) AS greatest FROM "cells_1";
