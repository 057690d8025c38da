ALTER TABLE "event_dates" ADD COLUMN "key" integer;--> statement-breakpoint
UPDATE "event_dates" AS "dates" SET "key" = "numbered"."key"
FROM (
  SELECT "event_id", "location_position", "position",
    row_number() OVER (PARTITION BY "event_id" ORDER BY "location_position", "position") AS "key"
  FROM "event_dates"
) AS "numbered"
WHERE "dates"."event_id" = "numbered"."event_id"
  AND "dates"."location_position" = "numbered"."location_position"
  AND "dates"."position" = "numbered"."position";--> statement-breakpoint
ALTER TABLE "event_dates" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "last_date_key" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "events" SET "last_date_key" = "highest"."key"
FROM (SELECT "event_id", max("key") AS "key" FROM "event_dates" GROUP BY "event_id") AS "highest"
WHERE "events"."id" = "highest"."event_id";--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_key" UNIQUE("event_id","key");
