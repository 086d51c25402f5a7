-- Every index leads with company_id: no search reads another company's rows. The first four carry what the common
-- filters ask for, so that counting and paging are answered from the index alone.
create index reviews_created on reviews (company_id, created_at desc, id desc)
  include (location_id, rating, reply_status, deleted, is_edited, has_comment, has_note, has_tags, is_accurate, is_written_by_ai);
--> statement-breakpoint
create index reviews_updated on reviews (company_id, updated_at desc, id desc)
  include (location_id, rating, reply_status, deleted, is_edited, has_comment, has_note, has_tags, is_accurate, is_written_by_ai);
--> statement-breakpoint
create index reviews_rating on reviews (company_id, rating, created_at desc, id desc)
  include (location_id, reply_status, deleted, is_edited, has_comment, has_note, has_tags, is_accurate, is_written_by_ai);
--> statement-breakpoint
create index reviews_location on reviews (company_id, location_id, created_at desc, id desc)
  include (rating, reply_status, deleted, is_edited, has_comment, has_note, has_tags, is_accurate, is_written_by_ai);
--> statement-breakpoint
create index reviews_reply_status on reviews (company_id, reply_status, created_at desc, id desc)
  include (location_id, rating, deleted, is_edited, has_comment, has_note, has_tags, is_accurate, is_written_by_ai);
--> statement-breakpoint
create index reviews_with_note on reviews (company_id, created_at desc, id desc) where has_note;
--> statement-breakpoint
create index reviews_deleted on reviews (company_id, created_at desc, id desc) where deleted;
--> statement-breakpoint
create index reviews_text on reviews using gin (company_id, search_text gin_trgm_ops);
--> statement-breakpoint
create index locations_text on locations using gin (company_id, (fold(name || ' ' || street || ' ' || city || ' ' || store_code)) gin_trgm_ops);
