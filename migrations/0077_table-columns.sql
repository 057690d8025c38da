ALTER TABLE "imports" ADD COLUMN "shape" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" jsonb;