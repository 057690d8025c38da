ALTER TABLE "moderation_decisions" ADD COLUMN "supplied_at" timestamp with time zone;--> statement-breakpoint
-- Suspensions that were lifted at the desk of members before decisions knew of that: whoever is free isn't suspended by any of them.
UPDATE "moderation_decisions" AS "decision" SET "suspension_ended_at" = "lifted"."at"
	FROM "moderation_cases" AS "about", "users" AS "person",
		(SELECT "user_id", max("lifted_at") AS "at" FROM "suspensions" GROUP BY "user_id") AS "lifted"
	WHERE "about"."id" = "decision"."case_id" AND "person"."id" = "about"."author_id" AND "lifted"."user_id" = "person"."id"
		AND "decision"."state" = 'valid' AND "decision"."suspension" <> 'none' AND "decision"."suspension_place" = ''
		AND "decision"."suspension_ended_at" IS NULL AND "decision"."valid_at" <= "lifted"."at"
		AND ("decision"."suspended_until" IS NULL OR "decision"."suspended_until" > now())
		AND ("person"."suspended_until" IS NULL OR "person"."suspended_until" <= now());
