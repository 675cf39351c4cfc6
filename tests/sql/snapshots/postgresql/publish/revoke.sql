REVOKE ALL ON "place"."released" FROM PUBLIC;
