CREATE TABLE "manuscript_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manuscript_id" integer NOT NULL,
	"writer_id" integer,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_presence" (
	"manuscript_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"tab" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "manuscript_presence_manuscript_id_user_id_tab_pk" PRIMARY KEY("manuscript_id","user_id","tab")
);
--> statement-breakpoint
CREATE TABLE "manuscript_revisions" (
	"manuscript_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"editor_id" integer,
	"occasion" text,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"window" text,
	"based_on" integer NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"image_ids" integer[] NOT NULL,
	"stream_ids" integer[] NOT NULL,
	CONSTRAINT "manuscript_revisions_manuscript_id_version_pk" PRIMARY KEY("manuscript_id","version")
);
--> statement-breakpoint
CREATE TABLE "manuscripts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscripts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"key" uuid NOT NULL,
	"author_id" integer NOT NULL,
	"state" text NOT NULL,
	"object_id" integer,
	"piece_state" text,
	"taken_back_by" integer,
	"version" integer NOT NULL,
	"published_version" integer,
	"content" jsonb NOT NULL,
	"title" text NOT NULL,
	"location_path" text DEFAULT '' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"scheduled_by" integer,
	"expires_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "manuscript_notes" ADD CONSTRAINT "manuscript_notes_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_notes" ADD CONSTRAINT "manuscript_notes_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_presence" ADD CONSTRAINT "manuscript_presence_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_presence" ADD CONSTRAINT "manuscript_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_revisions" ADD CONSTRAINT "manuscript_revisions_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manuscript_notes_of" ON "manuscript_notes" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscripts_key" ON "manuscripts" USING btree ("author_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscripts_piece" ON "manuscripts" USING btree ("type","object_id") WHERE object_id is not null;--> statement-breakpoint
CREATE INDEX "manuscripts_author" ON "manuscripts" USING btree ("author_id","changed_at");--> statement-breakpoint
CREATE INDEX "manuscripts_in_review" ON "manuscripts" USING btree ("submitted_at") WHERE state = 'in-review';--> statement-breakpoint
CREATE INDEX "manuscripts_scheduled" ON "manuscripts" USING btree ("scheduled_for") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "manuscripts_drafts" ON "manuscripts" USING btree ("changed_at","id") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "manuscripts_taken_back" ON "manuscripts" USING btree ("changed_at","id") WHERE piece_state in ('withdrawn', 'expired', 'hidden');--> statement-breakpoint
CREATE INDEX "manuscripts_expiring" ON "manuscripts" USING btree ("expires_at") WHERE expires_at is not null;