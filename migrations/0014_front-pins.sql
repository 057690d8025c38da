CREATE TABLE "front_pins" (
	"location_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pinned_by" integer NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "front_pins_location_id_position_pk" PRIMARY KEY("location_id","position"),
	CONSTRAINT "front_pins_position" CHECK (position between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "front_pins" ADD CONSTRAINT "front_pins_pinned_by_users_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "front_pins_piece" ON "front_pins" USING btree ("location_id","type","object_id");