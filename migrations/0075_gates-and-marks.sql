CREATE TABLE "gates" (
	"type" text NOT NULL,
	"location_path" text NOT NULL,
	"group" text NOT NULL,
	"level" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gates_type_location_path_group_pk" PRIMARY KEY("type","location_path","group")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "marked_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "held_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "marked_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "answers" jsonb;--> statement-breakpoint
CREATE INDEX "comments_marked" ON "comments" USING btree ("created_at","id") WHERE marked_reasons <> '{}';--> statement-breakpoint
CREATE INDEX "manuscripts_marked" ON "manuscripts" USING btree ("type","object_id") WHERE marked_reasons <> '{}';