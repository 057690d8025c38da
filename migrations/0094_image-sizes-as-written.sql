ALTER TABLE "images" ALTER COLUMN "sizes" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "sizes" SET DEFAULT '[]'::json;