CREATE TABLE "audience_ages" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "audience_ages_type_object_id_step_pk" PRIMARY KEY("type","object_id","step")
);
--> statement-breakpoint
CREATE TABLE "audience_hours" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"reads" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"shares" integer NOT NULL,
	"search" integer NOT NULL,
	"social" integer NOT NULL,
	"direct" integer NOT NULL,
	"internal" integer NOT NULL,
	"other" integer NOT NULL,
	CONSTRAINT "audience_hours_type_object_id_hour_pk" PRIMARY KEY("type","object_id","hour")
);
--> statement-breakpoint
CREATE TABLE "audience_totals" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"views" integer NOT NULL,
	"reads" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"shares" integer NOT NULL,
	"search" integer NOT NULL,
	"social" integer NOT NULL,
	"direct" integer NOT NULL,
	"internal" integer NOT NULL,
	"other" integer NOT NULL,
	CONSTRAINT "audience_totals_type_object_id_pk" PRIMARY KEY("type","object_id")
);
--> statement-breakpoint
CREATE TABLE "audience_writers" (
	"process" text PRIMARY KEY NOT NULL,
	"batch" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audience_hours_newest" ON "audience_hours" USING btree ("hour");