LOCK TABLE "place"."keyed" IN SHARE MODE;

LOCK TABLE "place"."people" IN SHARE MODE;

LOCK TABLE "place"."cards" IN SHARE MODE;

LOCK TABLE "place"."pets" IN SHARE MODE;

LOCK TABLE "place"."birds" IN SHARE MODE;

LOCK TABLE "place"."named" IN SHARE MODE;

LOCK TABLE "place"."ages" IN SHARE MODE;

LOCK TABLE "place"."wards" IN SHARE MODE;
