INSERT INTO "settings" ("key", "value", "changed_at")
	SELECT 'menus.' || "name", jsonb_build_object('entries', "entries", 'changedAt', to_char("changed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), "changed_at" FROM "menus"
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "menus" CASCADE;