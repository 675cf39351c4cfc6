CLUSTER "place"."wards" USING "wards_pkey";
