DROP INDEX "redirects_target";--> statement-breakpoint
CREATE INDEX "redirects_target_path" ON "redirects" USING btree (split_part(split_part("target", '#', 1), '?', 1));