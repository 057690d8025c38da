ALTER TABLE "event_dates" ADD COLUMN "status" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "status" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "attendance" text DEFAULT 'on-site' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "online_link" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_link" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "features" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "age_to" integer;