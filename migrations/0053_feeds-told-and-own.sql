CREATE TABLE "feed_hub_tellings" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_hub_tellings_type_object_id_pk" PRIMARY KEY("type","object_id")
);
--> statement-breakpoint
CREATE TABLE "own_feed_addresses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_feed_addresses_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "own_feed_addresses" ADD CONSTRAINT "own_feed_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;