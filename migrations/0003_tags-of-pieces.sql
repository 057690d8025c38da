-- Pieces that were listed before topics had lists of their own.
insert into "piece_tags" ("type", "object_id", "tag_id", "published_at")
select "type", "object_id", "tag_id", "published_at"
from "pieces", unnest("tag_ids") as "tag_id"
where "is_listed" and "published_at" is not null
on conflict do nothing;
