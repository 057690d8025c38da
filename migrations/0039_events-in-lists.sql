ALTER TABLE "event_agenda" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "event_agenda" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_agenda" ADD COLUMN "is_for_families" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_agenda" ADD COLUMN "is_accessible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_agenda" ADD COLUMN "is_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "event_agenda" AS "entry" SET
  "category_id" = "events"."category_id",
  "is_free" = coalesce("events"."fee_cents" = 0, false),
  "is_for_families" = 'families' = any("events"."features") OR coalesce("events"."age_to" < 18, false),
  "is_accessible" = 'wheelchair' = any("events"."features"),
  "is_long" = EXISTS (
    SELECT FROM "event_dates" AS "date"
    WHERE "date"."event_id" = "entry"."event_id" AND "date"."starts_at" = "entry"."starts_at"
      AND CASE WHEN "date"."is_all_day" THEN "date"."ends_at" IS NOT NULL
        ELSE "date"."ends_at" - "date"."starts_at" >= interval '12 hours' END)
FROM "events" WHERE "events"."id" = "entry"."event_id";--> statement-breakpoint
ALTER TABLE "event_agenda" ALTER COLUMN "category_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "event_agenda_category" ON "event_agenda" USING btree ("location_id","category_id","starts_at","event_id");--> statement-breakpoint
CREATE INDEX "event_agenda_free" ON "event_agenda" USING btree ("location_id","starts_at","event_id") WHERE "event_agenda"."is_free";--> statement-breakpoint
CREATE INDEX "event_agenda_families" ON "event_agenda" USING btree ("location_id","starts_at","event_id") WHERE "event_agenda"."is_for_families";--> statement-breakpoint
CREATE INDEX "event_agenda_accessible" ON "event_agenda" USING btree ("location_id","starts_at","event_id") WHERE "event_agenda"."is_accessible";--> statement-breakpoint
CREATE INDEX "event_agenda_published" ON "event_agenda" USING btree ("location_id","published_at");--> statement-breakpoint
CREATE INDEX "event_agenda_long" ON "event_agenda" USING btree ("location_id","over_at") WHERE "event_agenda"."is_long";