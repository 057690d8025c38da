ALTER TABLE "articles" ADD COLUMN "genre" text DEFAULT 'report' NOT NULL;--> statement-breakpoint
-- What stands in a category of opinion was drawn as opinion so far, and stays so.
UPDATE "articles" SET "genre" = 'commentary' WHERE "category_id" IN (SELECT "id" FROM "categories" WHERE "tone" = 'opinion');--> statement-breakpoint
-- What is written on goes on as what it is: a manuscript and its revisions know the genre of their article.
UPDATE "manuscripts" SET "content" = "content" || jsonb_build_object('genre', "articles"."genre") FROM "articles" WHERE "manuscripts"."type" = 'article' AND "manuscripts"."object_id" = "articles"."id" AND NOT "content" ? 'genre';--> statement-breakpoint
UPDATE "manuscript_revisions" SET "content" = "manuscript_revisions"."content" || jsonb_build_object('genre', "articles"."genre") FROM "manuscripts", "articles" WHERE "manuscript_revisions"."manuscript_id" = "manuscripts"."id" AND "manuscripts"."type" = 'article' AND "manuscripts"."object_id" = "articles"."id" AND NOT "manuscript_revisions"."content" ? 'genre';
