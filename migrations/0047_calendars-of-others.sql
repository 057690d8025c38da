CREATE TABLE "event_source_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_source_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"date_count" integer NOT NULL,
	"manuscript_id" integer,
	"problem" text,
	CONSTRAINT "event_source_items_key" UNIQUE("source_id","key")
);
--> statement-breakpoint
CREATE TABLE "event_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"location_id" integer NOT NULL,
	"location_path" text NOT NULL,
	"category_id" integer NOT NULL,
	"organiser" text NOT NULL,
	"venue" text NOT NULL,
	"mode" text NOT NULL,
	"trusted_by" integer,
	"report" jsonb NOT NULL,
	"unreported" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_sources_address" UNIQUE("owner_id","address")
);
--> statement-breakpoint
ALTER TABLE "event_source_items" ADD CONSTRAINT "event_source_items_source_id_event_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."event_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_sources" ADD CONSTRAINT "event_sources_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_source_items_of" ON "event_source_items" USING btree ("source_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "event_sources_owner" ON "event_sources" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "event_sources_place" ON "event_sources" USING btree ("location_path" text_pattern_ops,"id");