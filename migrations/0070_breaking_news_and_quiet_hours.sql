CREATE TABLE "quiet_hours" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"from_hour" integer NOT NULL,
	"until_hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breaking_news" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "breaking_news_type_object_id_pk" PRIMARY KEY("type","object_id")
);
--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;