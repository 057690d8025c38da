ALTER TABLE "event_source_items" ADD COLUMN "date_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_source_items" ADD COLUMN "pending" jsonb;--> statement-breakpoint
ALTER TABLE "event_source_items" ADD COLUMN "conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "next_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "etag" text;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "last_modified" text;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_sources" ADD COLUMN "takes_new" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "event_source_items_pending" ON "event_source_items" USING btree ("source_id","id") WHERE "event_source_items"."pending" is not null;--> statement-breakpoint
CREATE INDEX "event_sources_due" ON "event_sources" USING btree ("next_read_at") WHERE "event_sources"."next_read_at" is not null;--> statement-breakpoint
UPDATE "event_sources" SET "next_read_at" = "read_at" WHERE "address" IS NOT NULL;--> statement-breakpoint
UPDATE "event_sources" SET "chosen_at" = "read_at", "takes_new" = false WHERE EXISTS (SELECT FROM "event_source_items" WHERE "event_source_items"."source_id" = "event_sources"."id" AND "event_source_items"."state" IN ('chosen', 'taken'));
