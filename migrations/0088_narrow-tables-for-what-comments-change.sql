CREATE TABLE "comments_to_tell" (
	"comment_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "piece_comment_counts" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "piece_comment_counts_type_object_id_pk" PRIMARY KEY("type","object_id")
);
--> statement-breakpoint
INSERT INTO "comments_to_tell" SELECT "id" FROM "comments" WHERE not "is_announced";--> statement-breakpoint
INSERT INTO "piece_comment_counts" SELECT "type", "object_id", "comment_count" FROM "pieces";--> statement-breakpoint
ALTER TABLE "pieces" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "comment_threads" SET (fillfactor = 70);--> statement-breakpoint
DROP INDEX "comments_to_announce";--> statement-breakpoint
DROP INDEX "pieces_desk_comments";--> statement-breakpoint
CREATE INDEX "piece_comment_counts_order" ON "piece_comment_counts" USING btree ("comment_count","object_id","type");--> statement-breakpoint
ALTER TABLE "comments" DROP COLUMN "is_announced";