SELECT COUNT(*) FROM "place"."cities";

SELECT COUNT(*) FROM "place"."zips";
