DROP INDEX "search_things_timeless";--> statement-breakpoint
DROP INDEX "search_things_newest";--> statement-breakpoint
CREATE INDEX "search_things_timeless" ON "search_things" USING gin ("words") WITH (gin_pending_list_limit=64) WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "search_things_newest" ON "search_things" USING btree ("type","published_at") WHERE published_at is not null;--> statement-breakpoint
ALTER TABLE "search_things" DROP COLUMN "head";