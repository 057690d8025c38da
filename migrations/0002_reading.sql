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
	"failure" text,
	"version" text DEFAULT '' NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"placeholder" text,
	"access" text DEFAULT 'gated' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "hero_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_hero_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cover_id" integer;--> statement-breakpoint
ALTER TABLE "image_uses" ADD CONSTRAINT "image_uses_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_uses_owner" ON "image_uses" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","sha256");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_hero_id_images_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;