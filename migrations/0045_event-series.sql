CREATE TABLE "event_series" (
	"event_id" integer NOT NULL,
	"location_position" integer NOT NULL,
	"position" integer NOT NULL,
	"key" integer NOT NULL,
	"words" text NOT NULL,
	"rule" text NOT NULL,
	"day" text NOT NULL,
	"from" text NOT NULL,
	"until" text NOT NULL,
	"is_all_day" boolean NOT NULL,
	"except" text[] NOT NULL,
	CONSTRAINT "event_series_event_id_location_position_position_pk" PRIMARY KEY("event_id","location_position","position")
);
--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "series_position" integer;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "series_day" text;--> statement-breakpoint
ALTER TABLE "event_dates" ADD COLUMN "is_series_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_location" FOREIGN KEY ("event_id","location_position") REFERENCES "public"."event_locations"("event_id","position") ON DELETE cascade ON UPDATE no action;