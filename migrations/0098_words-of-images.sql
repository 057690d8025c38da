ALTER INDEX "images_desk_words" SET (gin_pending_list_limit=64);
