ALTER TABLE "moderation_decisions" ADD COLUMN "told_with_id" integer;--> statement-breakpoint
UPDATE "moderation_decisions" SET "told_with_id" = "id" WHERE "state" <> 'proposed' AND "created_at" < now() - interval '10 minutes';--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD COLUMN "address_key" text;--> statement-breakpoint
CREATE INDEX "moderation_cases_all" ON "moderation_cases" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_severity" ON "moderation_cases" USING btree ("severity","due_at","id") WHERE state in ('open', 'proposed', 'appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_claimed" ON "moderation_cases" USING btree ("claimed_by","due_at","id") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_place" ON "moderation_cases" USING btree ("location_path" text_pattern_ops,"due_at","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_untold" ON "moderation_decisions" USING btree ("decider_id","id") WHERE state = 'valid' and told_with_id is null;--> statement-breakpoint
CREATE INDEX "moderation_notices_address" ON "moderation_notices" USING btree ("address_key") WHERE address_key is not null;