CREATE TABLE "cms_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cms_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"footer_position" integer,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cms_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cms_versions" (
	"page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"editor_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cms_versions_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "event_agenda" (
	"location_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"event_id" integer NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_agenda_location_id_starts_at_event_id_pk" PRIMARY KEY("location_id","starts_at","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_dates" (
	"event_id" integer NOT NULL,
	"location_position" integer NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_all_day" boolean NOT NULL,
	CONSTRAINT "event_dates_event_id_location_position_position_pk" PRIMARY KEY("event_id","location_position","position")
);
--> statement-breakpoint
CREATE TABLE "event_locations" (
	"event_id" integer NOT NULL,
	"position" integer NOT NULL,
	"venue" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "event_locations_event_id_position_pk" PRIMARY KEY("event_id","position")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"image_id" integer,
	"organiser" text NOT NULL,
	"price" text,
	"link" text,
	"location_id" integer NOT NULL,
	"location_path" text NOT NULL,
	"category_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "image_uses" (
	"image_id" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "image_uses_image_id_type_object_id_pk" PRIMARY KEY("image_id","type","object_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"original_key" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"rotation" integer DEFAULT 0 NOT NULL,
	"focus_x" real DEFAULT 50 NOT NULL,
	"focus_y" real DEFAULT 50 NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_stub" boolean DEFAULT true NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"version" text DEFAULT '' NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placeholder" text,
	"access" text DEFAULT 'gated' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "piece_tags" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "piece_tags_type_object_id_tag_id_pk" PRIMARY KEY("type","object_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" jsonb,
	"parts" jsonb NOT NULL,
	"image_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"location_path" text NOT NULL,
	"category_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "pieces_author";--> statement-breakpoint
DROP INDEX "pieces_tags";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hero_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_hero_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "tone" text DEFAULT 'news' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cover_id" integer;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_agenda" ADD CONSTRAINT "event_agenda_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_location" FOREIGN KEY ("event_id","location_position") REFERENCES "public"."event_locations"("event_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_locations" ADD CONSTRAINT "event_locations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_uses" ADD CONSTRAINT "image_uses_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_agenda_event" ON "event_agenda" USING btree ("event_id","location_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "image_uses_owner" ON "image_uses" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "images_original" ON "images" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "images_stub" ON "images" USING btree ("created_at") WHERE "images"."is_stub";--> statement-breakpoint
CREATE INDEX "piece_tags_newest" ON "piece_tags" USING btree ("tag_id","published_at","object_id","type");--> statement-breakpoint
CREATE INDEX "snapshots_place" ON "snapshots" USING btree ("location_id","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "snapshots_author" ON "snapshots" USING btree ("author_id","published_at","id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_hero_id_images_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "piece_places_type" ON "piece_places" USING btree ("location_id","type","published_at","object_id");--> statement-breakpoint
CREATE INDEX "pieces_of_type" ON "pieces" USING btree ("type","published_at","object_id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pieces_of_author" ON "pieces" USING btree ("author_id","published_at","object_id","type") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "pieces_of_author_and_type" ON "pieces" USING btree ("author_id","type","published_at","object_id") WHERE is_listed;