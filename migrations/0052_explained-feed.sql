CREATE TABLE "feed_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"order" text DEFAULT 'passend' NOT NULL,
	"nearness" smallint DEFAULT 2 NOT NULL,
	"follows" smallint DEFAULT 2 NOT NULL,
	"topics" smallint DEFAULT 2 NOT NULL,
	"freshness" smallint DEFAULT 2 NOT NULL,
	"learns" boolean DEFAULT false NOT NULL,
	"place_ids" integer[] DEFAULT '{}' NOT NULL,
	"less" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_topics" (
	"user_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"days" smallint NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "read_topics_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "feed_settings" ADD CONSTRAINT "feed_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_topics" ADD CONSTRAINT "read_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;