-- Whose editors look after the images of the pieces there were before uses of images knew their place.
UPDATE "image_uses" SET "location_path" = "articles"."location_path" FROM "articles" WHERE "image_uses"."type" = 'article' AND "image_uses"."object_id" = "articles"."id";
--> statement-breakpoint
UPDATE "image_uses" SET "location_path" = "snapshots"."location_path" FROM "snapshots" WHERE "image_uses"."type" = 'imagepost' AND "image_uses"."object_id" = "snapshots"."id";
--> statement-breakpoint
UPDATE "image_uses" SET "location_path" = "events"."location_path" FROM "events" WHERE "image_uses"."type" = 'event' AND "image_uses"."object_id" = "events"."id";
