DROP INDEX "piece_places_newest";--> statement-breakpoint
DROP INDEX "piece_places_category";--> statement-breakpoint
DROP INDEX "pieces_newest";--> statement-breakpoint
DROP INDEX "pieces_author";--> statement-breakpoint
CREATE INDEX "piece_places_newest" ON "piece_places" USING btree ("location_id","published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "piece_places_category" ON "piece_places" USING btree ("location_id","category_id","published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_newest" ON "pieces" USING btree ("published_at","object_id","type") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pieces_author" ON "pieces" USING btree ("author_id","published_at") WHERE is_listed;