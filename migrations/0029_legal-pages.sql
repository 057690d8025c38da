CREATE TABLE "cms_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "is_legal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_addresses" ADD CONSTRAINT "cms_addresses_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "cms_versions" SET "published_at" = "created_at" WHERE "number" <= (SELECT "version" FROM "cms_pages" WHERE "id" = "page_id") OR "number" < (SELECT max(v."number") FROM "cms_versions" v WHERE v."page_id" = "cms_versions"."page_id");--> statement-breakpoint
UPDATE "cms_pages" SET "is_legal" = true WHERE "slug" IN ('impressum', 'datenschutz');
