ALTER TABLE "comments" ADD COLUMN "send_key" uuid;--> statement-breakpoint
CREATE INDEX "comments_sent" ON "comments" USING btree ("author_id","send_key") WHERE send_key is not null;