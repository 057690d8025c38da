CREATE TABLE "newsletter_deliveries" (
	"issue_id" integer NOT NULL,
	"reader_id" integer NOT NULL,
	"address_key" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp with time zone,
	"bounce" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_deliveries_issue_id_reader_id_pk" PRIMARY KEY("issue_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"newsletter_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"intro" text NOT NULL,
	"order" text[] NOT NULL,
	"left_out" text[] NOT NULL,
	"added" text[] NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"taken_count" integer NOT NULL,
	"refused_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_pieces" (
	"issue_id" integer NOT NULL,
	"newsletter_id" integer NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	CONSTRAINT "newsletter_pieces_issue_id_section_position_pk" PRIMARY KEY("issue_id","section","position")
);
--> statement-breakpoint
CREATE TABLE "newsletter_readers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_readers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"newsletter_id" integer NOT NULL,
	"user_id" integer,
	"email" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"resting_since" timestamp with time zone,
	"links" integer NOT NULL,
	CONSTRAINT "newsletter_readers_somebody" CHECK (("newsletter_readers"."user_id" is null) <> ("newsletter_readers"."email" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	"rhythm" text NOT NULL,
	"weekday" integer NOT NULL,
	"hour" integer NOT NULL,
	"location_id" integer,
	"category_ids" integer[] NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"types" text[],
	"length" integer NOT NULL,
	"has_dates" boolean NOT NULL,
	"has_discussed" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletters_hour" CHECK ("newsletters"."hour" between 0 and 23),
	CONSTRAINT "newsletters_weekday" CHECK ("newsletters"."weekday" between 1 and 7)
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_reader_is_there" FOREIGN KEY ("reader_id") REFERENCES "public"."newsletter_readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_pieces" ADD CONSTRAINT "newsletter_pieces_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_readers" ADD CONSTRAINT "newsletter_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_address" ON "newsletter_deliveries" USING btree ("issue_id","address_key");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_reader" ON "newsletter_deliveries" USING btree ("reader_id","issue_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_again" ON "newsletter_deliveries" USING btree ("issue_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_at" ON "newsletter_deliveries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_number" ON "newsletter_issues" USING btree ("newsletter_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_next" ON "newsletter_issues" USING btree ("newsletter_id") WHERE state in ('preparing', 'held');--> statement-breakpoint
CREATE INDEX "newsletter_issues_due" ON "newsletter_issues" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_pieces_once" ON "newsletter_pieces" USING btree ("newsletter_id","type","object_id") WHERE section = 'news';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_readers_member" ON "newsletter_readers" USING btree ("newsletter_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_readers_email" ON "newsletter_readers" USING btree ("newsletter_id",lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_readers_next" ON "newsletter_readers" USING btree ("newsletter_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_readers_user" ON "newsletter_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "newsletter_readers_by_email" ON "newsletter_readers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_readers_unconfirmed" ON "newsletter_readers" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletters_slug" ON "newsletters" USING btree ("slug");