CREATE TABLE "image_references" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"list" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_references_user_id_type_object_id_pk" PRIMARY KEY("user_id","type","object_id")
);
--> statement-breakpoint
CREATE TABLE "stream_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"filename" text NOT NULL,
	"length" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"pieces" text[] DEFAULT '{}'::text[] NOT NULL,
	"stream_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_uses" (
	"stream_id" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"location_path" text DEFAULT '' NOT NULL,
	CONSTRAINT "stream_uses_stream_id_type_object_id_pk" PRIMARY KEY("stream_id","type","object_id")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "streams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"filename" text NOT NULL,
	"original_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"duration_ms" integer,
	"width" integer,
	"height" integer,
	"version" text DEFAULT '' NOT NULL,
	"rungs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waveform" jsonb,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"poster_id" integer,
	"access" text DEFAULT 'gated' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "image_uses" ADD COLUMN "location_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "licence_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "filename" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "block" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "image_references" ADD CONSTRAINT "image_references_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_uploads" ADD CONSTRAINT "stream_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_uploads" ADD CONSTRAINT "stream_uploads_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_uses" ADD CONSTRAINT "stream_uses_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streams" ADD CONSTRAINT "streams_poster_id_images_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_references_list" ON "image_references" USING btree ("user_id","list","added_at");--> statement-breakpoint
CREATE INDEX "image_references_object" ON "image_references" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "stream_uploads_owner" ON "stream_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stream_uploads_touched" ON "stream_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "stream_uses_owner" ON "stream_uses" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "streams_owner" ON "streams" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "streams_state" ON "streams" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "streams_poster" ON "streams" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "images_licence_end" ON "images" USING btree ("licence_ends_at") WHERE licence_ends_at is not null and access <> 'blocked';--> statement-breakpoint
CREATE INDEX "images_blocked" ON "images" USING btree ("id") WHERE access = 'blocked';