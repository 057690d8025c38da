CREATE TABLE "event_organiser_consents" (
	"organiser_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"state" text NOT NULL,
	"event_id" integer,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "event_organiser_consents_organiser_id_author_id_pk" PRIMARY KEY("organiser_id","author_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser_profile_id" integer;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "header" text[];--> statement-breakpoint
ALTER TABLE "event_marks" ADD COLUMN "known" jsonb;--> statement-breakpoint
ALTER TABLE "event_organiser_consents" ADD CONSTRAINT "event_organiser_consents_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organiser_consents" ADD CONSTRAINT "event_organiser_consents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_organiser_consents" ADD CONSTRAINT "event_organiser_consents_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_organiser_consents_author" ON "event_organiser_consents" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_profile_id_users_id_fk" FOREIGN KEY ("organiser_profile_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_organiser" ON "events" USING btree ("organiser_profile_id","id") WHERE "events"."organiser_profile_id" is not null;--> statement-breakpoint
CREATE INDEX "events_named" ON "events" USING btree ("organiser_id","author_id") WHERE "events"."organiser_id" is not null;--> statement-breakpoint
UPDATE "events" SET "organiser_profile_id" = "author_id" WHERE "is_organised_by_author";--> statement-breakpoint
UPDATE "event_marks" SET "known" = jsonb_build_object(
	'startsAt', to_char(date."starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
	'endsAt', to_char(date."ends_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
	'isAllDay', date."is_all_day",
	'venue', place."venue",
	'address', place."address",
	'standing', CASE
		WHEN event."state" <> 'published' THEN 'withdrawn'
		WHEN event."status" <> 'scheduled' THEN CASE WHEN event."status" IN ('cancelled', 'postponed') THEN event."status" ELSE 'planned' END
		WHEN date."status" IN ('cancelled', 'postponed') THEN date."status"
		ELSE 'planned' END)
FROM "event_dates" date
JOIN "events" event ON event."id" = date."event_id"
JOIN "event_locations" place ON place."event_id" = date."event_id" AND place."position" = date."location_position"
WHERE "event_marks"."event_id" = date."event_id" AND "event_marks"."date_key" = date."key";
