DELETE FROM "wards";
