CREATE TABLE "erasure_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"ordered_by" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"keeps_comments" boolean NOT NULL,
	"parts" jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_erasure_ordered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_proofs_user" ON "erasure_proofs" USING btree ("user_id");