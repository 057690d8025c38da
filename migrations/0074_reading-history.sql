CREATE TABLE "reading_keepers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_pieces" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"paragraph" integer NOT NULL,
	"is_read" boolean NOT NULL,
	"version" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_pieces_user_id_type_object_id_pk" PRIMARY KEY("user_id","type","object_id")
);
--> statement-breakpoint
ALTER TABLE "reading_keepers" ADD CONSTRAINT "reading_keepers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_pieces" ADD CONSTRAINT "reading_pieces_user_id_reading_keepers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."reading_keepers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_pieces_newest" ON "reading_pieces" USING btree ("user_id","version");