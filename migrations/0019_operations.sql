CREATE TABLE "error_days" (
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"frame" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"request_ids" text[] NOT NULL,
	CONSTRAINT "error_days_fingerprint_day_pk" PRIMARY KEY("fingerprint","day")
);
--> statement-breakpoint
CREATE INDEX "error_days_last" ON "error_days" USING btree ("last_at");