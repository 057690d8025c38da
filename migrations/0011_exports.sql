CREATE TABLE "exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"data_type" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_ids" integer[] NOT NULL,
	"from_day" text,
	"until_day" text,
	"plugin" text NOT NULL,
	"image_ids" integer[],
	"picture_size" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"piece_count" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"file_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exports_of_user" ON "exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "exports_of_thing" ON "exports" USING gin ("ref_ids");--> statement-breakpoint
CREATE INDEX "exports_with_file" ON "exports" USING btree ("expires_at") WHERE file_key is not null;