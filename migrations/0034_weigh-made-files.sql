ALTER TABLE "images" ADD COLUMN "made_bytes" bigint;--> statement-breakpoint
ALTER TABLE "streams" ADD COLUMN "made_bytes" bigint;--> statement-breakpoint
CREATE INDEX "images_unweighed" ON "images" USING btree ("id") WHERE made_bytes is null and version <> '';