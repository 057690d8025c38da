CREATE TABLE "event_registration_rules" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"seat_limit" integer,
	"max_seats" integer NOT NULL,
	"closes_hours" integer NOT NULL,
	"question" text NOT NULL,
	"has_waiting_list" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"date_key" integer NOT NULL,
	"user_id" integer,
	"name" text,
	"email" text,
	"seats" integer NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"has_come" boolean DEFAULT false NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"known" jsonb NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_person" CHECK ((user_id is null) = (email is not null and name is not null)),
	CONSTRAINT "event_registrations_seats" CHECK (seats between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "event_registration_rules" ADD CONSTRAINT "event_registration_rules_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_registrations_date" ON "event_registrations" USING btree ("event_id","date_key","state");--> statement-breakpoint
CREATE INDEX "event_registrations_over" ON "event_registrations" USING btree ("over_at");--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_unconfirmed" ON "event_registrations" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_member" ON "event_registrations" USING btree ("event_id","date_key","user_id") WHERE user_id is not null and state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_guest" ON "event_registrations" USING btree ("event_id","date_key",lower(email)) WHERE email is not null and state <> 'cancelled';