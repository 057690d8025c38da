INSERT INTO "boundaries" ("owner_id", "person_id", "kind", "created_at")
	SELECT "blocker_id", "blocked_id", 'block', "created_at" FROM "message_blocks";--> statement-breakpoint
DROP TABLE "message_blocks" CASCADE;
