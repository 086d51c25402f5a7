-- review_rollups and review_tag_rollups are counted here, in the transaction that changes a review or a tag, so that no
-- writer can forget them. What changed is added and taken away; nothing is counted anew but by rebuild_review_rollups.
-- `set local pinfold.rollups = 'off'` stops the counting for a load that rebuilds afterwards. No statement may change
-- what is counted of a review and put it into a category at once: each would see what the other has done.

-- From a review to the answer that customers see, in whole seconds; null without one.
create function reply_seconds(status text, created_at timestamptz, replied_at timestamptz) returns int8
language sql immutable parallel safe as $$
  select case when status in ('published', 'outdated')
    then greatest(0, floor(extract(epoch from coalesce(replied_at, created_at) - created_at)))::int8 end
$$;
--> statement-breakpoint
-- What is counted of a review as it was (-1) and as it is (1).
create type counted_review as (
  sign int4, company_id int8, id int8, location_id int8, created_at timestamptz, rating int2, sentiment text,
  deleted bool, has_comment bool, reply_status text, reply_updated_at timestamptz);
--> statement-breakpoint
create type counted_tag as (sign int4, company_id int8, review_id int8, tag_id int8, sentiment text);
--> statement-breakpoint
create function rollups_are_off() returns bool language sql stable as $$
  select coalesce(current_setting('pinfold.rollups', true), '') = 'off'
$$;
--> statement-breakpoint
-- Days are those of one time zone until the transaction ends: whoever changes it waits for us, or we for them.
create function hold_time_zones(companies int8[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('pinfold.review_rollups', id))
  from (select distinct unnest(companies) as id order by id) held;
end $$;
--> statement-breakpoint
create function counts_of(changed counted_review[])
returns table (
  sign int4, company_id int8, id int8, location_id int8, day date, rating int2, sentiment text,
  with_text int4, replied int4, replied_within_day int4, reply_seconds int8)
language sql stable as $$
  select c.sign, c.company_id, c.id, c.location_id, (c.created_at at time zone f.timezone)::date, c.rating, c.sentiment,
    c.sign * c.has_comment::int4, c.sign * (s.seconds is not null)::int4, c.sign * coalesce(s.seconds <= 86400, false)::int4,
    c.sign * coalesce(s.seconds, 0)
  from unnest(changed) c
  join companies f on f.id = c.company_id
  cross join lateral (select reply_seconds(c.reply_status, c.created_at, c.reply_updated_at) as seconds) s
  where not c.deleted
$$;
--> statement-breakpoint
-- In the order of the keys, so that two writers who touch the same days wait for each other and never in a circle.
create function count_reviews(changed counted_review[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  perform hold_time_zones(array(select c.company_id from unnest(changed) c));
  insert into review_rollups as kept
    (company_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select c.company_id, c.location_id, c.day, c.rating, c.sentiment,
    sum(c.sign), sum(c.with_text), sum(c.replied), sum(c.replied_within_day), sum(c.reply_seconds)
  from counts_of(changed) c
  group by 1, 2, 3, 4, 5
  having (sum(c.sign), sum(c.with_text), sum(c.replied), sum(c.replied_within_day), sum(c.reply_seconds)) <> (0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5
  on conflict (company_id, location_id, day, rating, sentiment) do update set
    count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
    replied = kept.replied + excluded.replied,
    replied_within_day = kept.replied_within_day + excluded.replied_within_day,
    reply_seconds = kept.reply_seconds + excluded.reply_seconds;
  delete from review_rollups kept using counts_of(changed) c
  where c.sign < 0 and kept.count = 0 and kept.company_id = c.company_id and kept.location_id = c.location_id
    and kept.day = c.day and kept.rating = c.rating and kept.sentiment = c.sentiment;

  insert into review_tag_rollups as kept
    (company_id, tag_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select c.company_id, t.tag_id, c.location_id, c.day, c.rating, t.sentiment,
    sum(c.sign), sum(c.with_text), sum(c.replied), sum(c.replied_within_day), sum(c.reply_seconds)
  from counts_of(changed) c
  join tagged_reviews t on t.company_id = c.company_id and t.review_id = c.id
  group by 1, 2, 3, 4, 5, 6
  having (sum(c.sign), sum(c.with_text), sum(c.replied), sum(c.replied_within_day), sum(c.reply_seconds)) <> (0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, tag_id, location_id, day, rating, sentiment) do update set
    count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
    replied = kept.replied + excluded.replied,
    replied_within_day = kept.replied_within_day + excluded.replied_within_day,
    reply_seconds = kept.reply_seconds + excluded.reply_seconds;
  delete from review_tag_rollups kept using counts_of(changed) c, tagged_reviews t
  where c.sign < 0 and t.company_id = c.company_id and t.review_id = c.id
    and kept.count = 0 and kept.company_id = c.company_id and kept.tag_id = t.tag_id
    and kept.location_id = c.location_id and kept.day = c.day and kept.rating = c.rating and kept.sentiment = t.sentiment;
end $$;
--> statement-breakpoint
-- The reviews are held: one that changes at the same moment would be counted under what it no longer is. First they,
-- then the time zone, as whoever changes a review has done.
create function count_tags(changed counted_tag[]) returns void language plpgsql as $$
declare
  held counted_review[];
begin
  if cardinality(changed) = 0 then return; end if;
  held := array(
    select row(1, r.company_id, r.id, r.location_id, r.created_at, r.rating, r.sentiment, r.deleted, r.has_comment,
      r.reply_status, r.reply_updated_at)::counted_review
    from reviews r
    where (r.company_id, r.id) in (select t.company_id, t.review_id from unnest(changed) t)
    order by r.company_id, r.id for share);
  perform hold_time_zones(array(select t.company_id from unnest(changed) t));
  insert into review_tag_rollups as kept
    (company_id, tag_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select c.company_id, t.tag_id, c.location_id, c.day, c.rating, t.sentiment,
    sum(t.sign), sum(t.sign * c.with_text), sum(t.sign * c.replied), sum(t.sign * c.replied_within_day),
    sum(t.sign * c.reply_seconds)
  from unnest(changed) t
  join counts_of(held) c on c.company_id = t.company_id and c.id = t.review_id
  group by 1, 2, 3, 4, 5, 6
  having (sum(t.sign), sum(t.sign * c.with_text), sum(t.sign * c.replied), sum(t.sign * c.replied_within_day),
    sum(t.sign * c.reply_seconds)) <> (0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5, 6
  on conflict (company_id, tag_id, location_id, day, rating, sentiment) do update set
    count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
    replied = kept.replied + excluded.replied,
    replied_within_day = kept.replied_within_day + excluded.replied_within_day,
    reply_seconds = kept.reply_seconds + excluded.reply_seconds;
  delete from review_tag_rollups kept using unnest(changed) t, counts_of(held) c
  where t.sign < 0 and c.company_id = t.company_id and c.id = t.review_id
    and kept.count = 0 and kept.company_id = c.company_id and kept.tag_id = t.tag_id
    and kept.location_id = c.location_id and kept.day = c.day and kept.rating = c.rating and kept.sentiment = t.sentiment;
end $$;
--> statement-breakpoint
create function count_new_reviews() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_reviews(array(
    select row(1, company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status,
      reply_updated_at)::counted_review from new_rows));
  return null;
end $$;
--> statement-breakpoint
create function count_gone_reviews() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_reviews(array(
    select row(-1, company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status,
      reply_updated_at)::counted_review from old_rows));
  return null;
end $$;
--> statement-breakpoint
-- A row in which nothing that is counted changed costs the comparison and no more.
create function count_changed_reviews() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_reviews(array(
    with before as (
      select company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status, reply_updated_at
      from old_rows),
    after as (
      select company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status, reply_updated_at
      from new_rows)
    select row(-1, gone.*)::counted_review from (select * from before except select * from after) gone
    union all
    select row(1, come.*)::counted_review from (select * from after except select * from before) come));
  return null;
end $$;
--> statement-breakpoint
create function count_new_tags() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_tags(array(
    select row(1, company_id, review_id, tag_id, sentiment)::counted_tag from new_rows));
  return null;
end $$;
--> statement-breakpoint
create function count_gone_tags() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_tags(array(
    select row(-1, company_id, review_id, tag_id, sentiment)::counted_tag from old_rows));
  return null;
end $$;
--> statement-breakpoint
create function count_changed_tags() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  perform count_tags(array(
    with before as (select company_id, review_id, tag_id, sentiment from old_rows),
    after as (select company_id, review_id, tag_id, sentiment from new_rows)
    select row(-1, gone.*)::counted_tag from (select * from before except select * from after) gone
    union all
    select row(1, come.*)::counted_tag from (select * from after except select * from before) come));
  return null;
end $$;
--> statement-breakpoint
create function forget_review_counts() returns trigger language plpgsql as $$
begin
  delete from review_tag_rollups;
  if tg_table_name = 'reviews' then delete from review_rollups; end if;
  return null;
end $$;
--> statement-breakpoint
-- Counts the reviews of a company anew, while nobody else changes what is counted.
create function rebuild_review_rollups(company int8) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pinfold.review_rollups', company));
  delete from review_rollups where company_id = company;
  delete from review_tag_rollups where company_id = company;
  insert into review_rollups
    (company_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select r.company_id, r.location_id, (r.created_at at time zone f.timezone)::date, r.rating, r.sentiment, count(*),
    count(*) filter (where r.has_comment), count(s.seconds), count(*) filter (where s.seconds <= 86400), coalesce(sum(s.seconds), 0)
  from companies f
  join reviews r on r.company_id = f.id
  cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
  where f.id = company and not r.deleted
  group by 1, 2, 3, 4, 5;
  insert into review_tag_rollups
    (company_id, tag_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select r.company_id, t.tag_id, r.location_id, (r.created_at at time zone f.timezone)::date, r.rating, t.sentiment, count(*),
    count(*) filter (where r.has_comment), count(s.seconds), count(*) filter (where s.seconds <= 86400), coalesce(sum(s.seconds), 0)
  from companies f
  join reviews r on r.company_id = f.id
  join tagged_reviews t on t.company_id = r.company_id and t.review_id = r.id
  cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
  where f.id = company and not r.deleted
  group by 1, 2, 3, 4, 5, 6;
end $$;
--> statement-breakpoint
create function recount_by_new_days() returns trigger language plpgsql as $$
begin
  perform rebuild_review_rollups(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger reviews_counted_new after insert on reviews
  referencing new table as new_rows for each statement execute function count_new_reviews();
--> statement-breakpoint
create trigger reviews_counted_gone after delete on reviews
  referencing old table as old_rows for each statement execute function count_gone_reviews();
--> statement-breakpoint
create trigger reviews_counted_changed after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_reviews();
--> statement-breakpoint
create trigger reviews_counted_none after truncate on reviews for each statement execute function forget_review_counts();
--> statement-breakpoint
create trigger tagged_reviews_counted_new after insert on tagged_reviews
  referencing new table as new_rows for each statement execute function count_new_tags();
--> statement-breakpoint
create trigger tagged_reviews_counted_gone after delete on tagged_reviews
  referencing old table as old_rows for each statement execute function count_gone_tags();
--> statement-breakpoint
create trigger tagged_reviews_counted_changed after update on tagged_reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_tags();
--> statement-breakpoint
create trigger tagged_reviews_counted_none after truncate on tagged_reviews
  for each statement execute function forget_review_counts();
--> statement-breakpoint
create trigger companies_time_zone after update of timezone on companies
  for each row when (old.timezone is distinct from new.timezone) execute function recount_by_new_days();
--> statement-breakpoint
select rebuild_review_rollups(id) from companies;
