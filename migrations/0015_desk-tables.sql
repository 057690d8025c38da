CREATE TABLE "bulk_items" (
	"operation_id" bigint NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_items_operation_id_type_object_id_pk" PRIMARY KEY("operation_id","type","object_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"action" text NOT NULL,
	"query" text NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_columns" (
	"user_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "table_columns_user_id_table_name_pk" PRIMARY KEY("user_id","table_name")
);
--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "pieces" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_operation_id_bulk_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."bulk_operations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_operations_done" ON "bulk_operations" USING btree ("done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","table_name","name");--> statement-breakpoint
CREATE INDEX "pieces_desk_newest" ON "pieces" USING btree ("published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_desk_title" ON "pieces" USING btree ("title","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_desk_comments" ON "pieces" USING btree ("comment_count","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_desk_place" ON "pieces" USING btree ("location_id","published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_desk_author" ON "pieces" USING btree ("author_id","published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "pieces_desk_words" ON "pieces" USING gin (to_tsvector('simple', title));--> statement-breakpoint
CREATE INDEX "pieces_desk_tags" ON "pieces" USING gin ("tag_ids");--> statement-breakpoint
UPDATE "pieces" SET "title" = "article_revisions"."headline", "state" = "articles"."state", "updated_at" = "articles"."updated_at" FROM "articles" JOIN "article_revisions" ON "article_revisions"."article_id" = "articles"."id" AND "article_revisions"."number" = "articles"."revision" WHERE "pieces"."type" = 'article' AND "pieces"."object_id" = "articles"."id";--> statement-breakpoint
UPDATE "pieces" SET "title" = "snapshots"."title", "state" = "snapshots"."state", "updated_at" = "snapshots"."updated_at" FROM "snapshots" WHERE "pieces"."type" = 'imagepost' AND "pieces"."object_id" = "snapshots"."id";--> statement-breakpoint
UPDATE "pieces" SET "title" = "events"."title", "state" = "events"."state", "updated_at" = "events"."updated_at" FROM "events" WHERE "pieces"."type" = 'event' AND "pieces"."object_id" = "events"."id";
