CREATE INDEX "image_uses_place" ON "image_uses" USING btree (location_path collate "C","image_id");--> statement-breakpoint
CREATE INDEX "images_desk_newest" ON "images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "images_desk_bytes" ON "images" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "images_desk_words" ON "images" USING gin (to_tsvector('simple', translate(caption || ' ' || copyright || ' ' || source || ' ' || filename, '._-', '   ')));--> statement-breakpoint
CREATE INDEX "images_uncredited" ON "images" USING btree ("created_at","id") WHERE copyright = '';--> statement-breakpoint
CREATE INDEX "images_failed" ON "images" USING btree ("id") WHERE failure is not null;