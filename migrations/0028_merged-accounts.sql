ALTER TABLE "users" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into_id") WHERE merged_into_id is not null;