ALTER TABLE "newsletter_issues" ADD COLUMN "unclear_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD COLUMN "bounced_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "newsletter_issues" SET
  "taken_count" = "taken_count" - "begun"."count",
  "unclear_count" = "begun"."count"
FROM (SELECT "issue_id", count(*)::int AS "count" FROM "newsletter_deliveries" WHERE "state" = 'begun' GROUP BY "issue_id") AS "begun"
WHERE "begun"."issue_id" = "newsletter_issues"."id" AND "taken_count" >= "begun"."count";
--> statement-breakpoint
UPDATE "newsletter_issues" SET "bounced_count" = "back"."count"
FROM (SELECT "issue_id", count(*)::int AS "count" FROM "newsletter_deliveries" WHERE "bounce" IS NOT NULL GROUP BY "issue_id") AS "back"
WHERE "back"."issue_id" = "newsletter_issues"."id";
