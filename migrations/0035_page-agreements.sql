CREATE TABLE "document_agreements" (
	"user_id" integer NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_agreements_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "demanded_version" integer;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD COLUMN "to_members" text DEFAULT 'nothing' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD COLUMN "changes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_documents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_agreements" ADD CONSTRAINT "document_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_agreements_document" ON "document_agreements" USING btree ("document","agreed_at","user_id");--> statement-breakpoint
UPDATE "cms_versions" SET "published_at" = "created_at" WHERE "published_at" IS NULL AND EXISTS (SELECT FROM "history_entries" "h" WHERE "h"."type" = 'cmspage' AND "h"."object_id" = "cms_versions"."page_id" AND "h"."at" >= "cms_versions"."created_at" AND (("h"."action" = 'cmspage.withdrawn' AND "h"."before" ->> 'version' = "cms_versions"."number"::text) OR ("h"."action" IN ('cmspage.created', 'cmspage.changed', 'cmspage.published') AND "h"."after" ->> 'version' = "cms_versions"."number"::text)));
