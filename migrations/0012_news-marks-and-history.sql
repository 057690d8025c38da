CREATE TABLE "news_marks" (
	"type" text NOT NULL,
	"object_id" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_marks_type_object_id_pk" PRIMARY KEY("type","object_id")
);
--> statement-breakpoint
CREATE INDEX "history_moment" ON "history_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "history_actor" ON "history_entries" USING btree ("actor_id","at","id");
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('litfass.redacts_history', true) = 'on'
		AND (NEW.id, NEW.at, NEW.actor_id, NEW.type, NEW.object_id, NEW.action)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.actor_id, OLD.type, OLD.object_id, OLD.action)
		AND (NEW.before IS NOT DISTINCT FROM OLD.before OR OLD.before @> NEW.before)
		AND (NEW.after IS NOT DISTINCT FROM OLD.after OR OLD.after @> NEW.after)
	THEN RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The history is only added to' USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER history_is_only_added_to BEFORE UPDATE OR DELETE ON "history_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint
CREATE TRIGGER history_is_never_emptied BEFORE TRUNCATE ON "history_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();
