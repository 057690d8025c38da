CREATE TABLE "embeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "embeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"provider" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"author_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"frame" text,
	"ratio" real NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"owner_id" integer,
	"fetched_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "embeds_source_unique" UNIQUE("source")
);
--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embeds" ADD CONSTRAINT "embeds_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embeds_oldest" ON "embeds" USING btree ("state","fetched_at");--> statement-breakpoint
CREATE INDEX "embeds_owner" ON "embeds" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "embeds_image" ON "embeds" USING btree ("image_id");