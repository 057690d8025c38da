CREATE TABLE "wordings" (
	"key" text PRIMARY KEY NOT NULL,
	"parts" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
