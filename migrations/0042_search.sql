CREATE TABLE "search_things" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_things_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"location_id" integer,
	"location_path" text NOT NULL,
	"category_id" integer,
	"tag_ids" integer[] NOT NULL,
	"author_id" integer,
	"published_at" timestamp with time zone,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"stem" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"keys" integer[] NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_things_thing" ON "search_things" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "search_things_words" ON "search_things" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_things_author" ON "search_things" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "search_things_newest" ON "search_things" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "search_words_begin" ON "search_words" USING btree ("stem" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys");