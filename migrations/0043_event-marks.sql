CREATE TABLE "event_marks" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"date_key" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_coming" boolean DEFAULT false NOT NULL,
	"is_seen" boolean DEFAULT false NOT NULL,
	"is_reminded" boolean DEFAULT false NOT NULL,
	"remind_at" timestamp with time zone,
	"starts_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_marks_person" UNIQUE("event_id","date_key","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_marks" ADD CONSTRAINT "event_marks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_marks" ADD CONSTRAINT "event_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_marks_user" ON "event_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_marks_over" ON "event_marks" USING btree ("over_at");--> statement-breakpoint
CREATE INDEX "event_marks_remind" ON "event_marks" USING btree ("remind_at") WHERE remind_at is not null;