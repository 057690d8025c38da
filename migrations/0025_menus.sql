CREATE TABLE "menus" (
	"name" text PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
