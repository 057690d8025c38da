CREATE TABLE "moderation_appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"decision_id" integer NOT NULL,
	"side" text NOT NULL,
	"notice_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"decider_id" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"author_id" integer,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"location_path" text NOT NULL,
	"state" text NOT NULL,
	"severity" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"notice_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"state" text NOT NULL,
	"measure" text NOT NULL,
	"is_thread_locked" boolean NOT NULL,
	"is_warning" boolean NOT NULL,
	"suspension" text NOT NULL,
	"suspended_until" timestamp with time zone,
	"category" text,
	"facts" text NOT NULL,
	"is_after_notice" boolean NOT NULL,
	"decider_id" integer,
	"confirmed_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"valid_at" timestamp with time zone,
	"appeal_until" timestamp with time zone,
	"undo" jsonb NOT NULL,
	"reversed_at" timestamp with time zone,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"category" text NOT NULL,
	"explanation" text NOT NULL,
	"reporter_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reporter_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision_id" integer
);
--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_notice_id_moderation_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."moderation_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_evidence" ADD CONSTRAINT "moderation_evidence_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notes" ADD CONSTRAINT "moderation_notes_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_appeals_once" ON "moderation_appeals" USING btree ("decision_id","side",coalesce(notice_id, 0));--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_thing" ON "moderation_cases" USING btree ("type","object_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_due" ON "moderation_cases" USING btree ("due_at","id") WHERE state in ('open', 'proposed', 'appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_state" ON "moderation_cases" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case" ON "moderation_decisions" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_over" ON "moderation_decisions" USING btree ("appeal_until") WHERE state = 'valid' and measure = 'delete' and erased_at is null;--> statement-breakpoint
CREATE INDEX "moderation_evidence_case" ON "moderation_evidence" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_notes_case" ON "moderation_notes" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_notices_once" ON "moderation_notices" USING btree ("case_id","reporter_key","category") WHERE decision_id is null;--> statement-breakpoint
CREATE INDEX "moderation_notices_case" ON "moderation_notices" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "moderation_notices_reporter" ON "moderation_notices" USING btree ("reporter_id");