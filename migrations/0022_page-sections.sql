ALTER TABLE "cms_versions" ADD COLUMN "sections" jsonb;--> statement-breakpoint
UPDATE "cms_versions" SET "sections" = jsonb_build_array(jsonb_build_object('key', 1, 'type', 'text', 'data', jsonb_build_object('document', "body", 'parts', "parts")));--> statement-breakpoint
ALTER TABLE "cms_versions" ALTER COLUMN "sections" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_versions" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "cms_versions" DROP COLUMN "parts";
