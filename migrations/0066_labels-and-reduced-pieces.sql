ALTER TABLE "pieces" ADD COLUMN "is_reduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "pieces_reduced" ON "pieces" USING btree ("type","object_id") WHERE is_reduced;--> statement-breakpoint
CREATE INDEX "moderation_decisions_labels" ON "moderation_decisions" USING btree ("case_id","id") WHERE state = 'valid' and label <> '';