DROP INDEX "search_things_newest";--> statement-breakpoint
CREATE INDEX "users_hidden" ON "users" USING btree ("id") WHERE contributions_hidden;--> statement-breakpoint
CREATE INDEX "search_things_newest" ON "search_things" USING btree ("type","published_at","id");