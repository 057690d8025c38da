CREATE INDEX "history_action" ON "history_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "pieces_of_category" ON "pieces" USING btree ("category_id","published_at","object_id","type") WHERE state <> 'erased';--> statement-breakpoint
CREATE INDEX "moderation_cases_begun" ON "moderation_cases" USING btree ("created_at");