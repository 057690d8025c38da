ALTER TABLE "event_agenda" ADD COLUMN "is_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An entry is off where none of the event's dates of that moment takes place; how the event stands goes before its dates.
UPDATE "event_agenda" entry SET "is_off" = true
WHERE EXISTS (
  SELECT FROM "event_dates" "date" JOIN "events" event ON event."id" = "date"."event_id"
  WHERE "date"."event_id" = entry."event_id" AND "date"."starts_at" = entry."starts_at"
    AND (event."status" IN ('cancelled', 'postponed') OR "date"."status" IN ('cancelled', 'postponed'))
) AND NOT EXISTS (
  SELECT FROM "event_dates" "date" JOIN "events" event ON event."id" = "date"."event_id"
  WHERE "date"."event_id" = entry."event_id" AND "date"."starts_at" = entry."starts_at"
    AND event."status" NOT IN ('cancelled', 'postponed') AND "date"."status" NOT IN ('cancelled', 'postponed')
);
