CREATE TABLE "storage_counts" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"kinds" jsonb NOT NULL,
	"owners" jsonb NOT NULL
);
--> statement-breakpoint
ALTER INDEX "events_tags" SET (gin_pending_list_limit=64);
