ALTER INDEX "pieces_desk_words" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "search_things_words" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "search_things_timeless" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "users_words" SET (gin_pending_list_limit=64);
