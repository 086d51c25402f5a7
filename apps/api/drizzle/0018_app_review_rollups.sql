CREATE TABLE "app_review_rollups" (
	"company_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"day" date NOT NULL,
	"rating" smallint NOT NULL,
	"sentiment" text NOT NULL,
	"count" integer NOT NULL,
	"with_text" integer NOT NULL,
	"replied" integer NOT NULL,
	"replied_within_day" integer NOT NULL,
	"reply_seconds" bigint NOT NULL,
	CONSTRAINT "app_review_rollups_company_id_app_id_day_rating_sentiment_pk" PRIMARY KEY("company_id","app_id","day","rating","sentiment")
);
--> statement-breakpoint
CREATE TABLE "app_review_tag_rollups" (
	"company_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	"app_id" bigint NOT NULL,
	"day" date NOT NULL,
	"rating" smallint NOT NULL,
	"sentiment" text NOT NULL,
	"count" integer NOT NULL,
	"with_text" integer NOT NULL,
	"replied" integer NOT NULL,
	"replied_within_day" integer NOT NULL,
	"reply_seconds" bigint NOT NULL,
	CONSTRAINT "app_review_tag_rollups_company_id_tag_id_app_id_day_rating_sentiment_pk" PRIMARY KEY("company_id","tag_id","app_id","day","rating","sentiment")
);
--> statement-breakpoint
CREATE INDEX "app_review_rollups_day" ON "app_review_rollups" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "app_review_tag_rollups_day" ON "app_review_tag_rollups" USING btree ("company_id","day");--> statement-breakpoint
-- app_review_rollups and app_review_tag_rollups are counted as those of reviews: in the transaction that changes a review or
-- a tag, with the same days, and with the app in place of the location.
create function add_app_review_counts(changed counted_review[]) returns void language plpgsql as $$
declare
  gone record;
begin
  for gone in
    with summed as (
      select c.company_id, c.location_id as app_id, c.day, c.rating, c.sentiment, sum(c.sign) as count,
        sum(c.with_text) as with_text, sum(c.replied) as replied, sum(c.replied_within_day) as replied_within_day,
        sum(c.reply_seconds) as reply_seconds
      from counts_of(changed) c
      group by 1, 2, 3, 4, 5),
    written as (
      insert into app_review_rollups as kept
        (company_id, app_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
      select s.* from summed s
      where (s.count, s.with_text, s.replied, s.replied_within_day, s.reply_seconds) <> (0, 0, 0, 0, 0)
      order by 1, 2, 3, 4, 5
      on conflict (company_id, app_id, day, rating, sentiment) do update set
        count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
        replied = kept.replied + excluded.replied,
        replied_within_day = kept.replied_within_day + excluded.replied_within_day,
        reply_seconds = kept.reply_seconds + excluded.reply_seconds
      returning kept.*)
    select * from written where count = 0
  loop
    delete from app_review_rollups r
    where r.company_id = gone.company_id and r.app_id = gone.app_id and r.day = gone.day
      and r.rating = gone.rating and r.sentiment = gone.sentiment and r.count = 0;
  end loop;
end $$;
--> statement-breakpoint
-- Either reviews have changed, whose tags are all there are, or tags have, whose reviews stay as they are.
create function add_app_tag_counts(reviews counted_review[], tags counted_tag[]) returns void language plpgsql as $$
declare
  gone record;
begin
  for gone in
    with summed as (
      select c.company_id, t.tag_id, c.location_id as app_id, c.day, c.rating, t.sentiment, sum(t.sign * c.sign) as count,
        sum(t.sign * c.with_text) as with_text, sum(t.sign * c.replied) as replied,
        sum(t.sign * c.replied_within_day) as replied_within_day, sum(t.sign * c.reply_seconds) as reply_seconds
      from counts_of(reviews) c
      join unnest(tags) t on t.company_id = c.company_id and t.review_id = c.id
      group by 1, 2, 3, 4, 5, 6),
    written as (
      insert into app_review_tag_rollups as kept
        (company_id, tag_id, app_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
      select s.* from summed s
      where (s.count, s.with_text, s.replied, s.replied_within_day, s.reply_seconds) <> (0, 0, 0, 0, 0)
      order by 1, 2, 3, 4, 5, 6
      on conflict (company_id, tag_id, app_id, day, rating, sentiment) do update set
        count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
        replied = kept.replied + excluded.replied,
        replied_within_day = kept.replied_within_day + excluded.replied_within_day,
        reply_seconds = kept.reply_seconds + excluded.reply_seconds
      returning kept.*)
    select * from written where count = 0
  loop
    delete from app_review_tag_rollups r
    where r.company_id = gone.company_id and r.tag_id = gone.tag_id and r.app_id = gone.app_id
      and r.day = gone.day and r.rating = gone.rating and r.sentiment = gone.sentiment and r.count = 0;
  end loop;
end $$;
--> statement-breakpoint
-- What is counted of a review of an app.
create function counted_app_review(sign int4, r app_reviews) returns counted_review language sql immutable as $$
  select row(sign, r.company_id, r.id, r.app_id, r.created_at, r.rating, r.sentiment, r.deleted, r.comment is not null,
    r.reply_status, r.reply_updated_at)::counted_review
$$;
--> statement-breakpoint
create function count_app_reviews(changed counted_review[]) returns void language plpgsql as $$
begin
  if cardinality(changed) = 0 then return; end if;
  perform hold_time_zones(array(select c.company_id from unnest(changed) c));
  perform add_app_review_counts(changed);
  perform add_app_tag_counts(changed, array(
    select row(1, t.company_id, t.review_id, t.tag_id, t.sentiment)::counted_tag from tagged_app_reviews t
    where (t.company_id, t.review_id) in (select c.company_id, c.id from unnest(changed) c)));
end $$;
--> statement-breakpoint
-- Holds the reviews before the time zone, as whoever changes a review has done.
create function count_app_tags(changed counted_tag[]) returns void language plpgsql as $$
declare
  tagged counted_review[];
begin
  if cardinality(changed) = 0 then return; end if;
  tagged := array(
    select counted_app_review(1, r) from app_reviews r
    where (r.company_id, r.id) in (select t.company_id, t.review_id from unnest(changed) t)
    order by r.company_id, r.id for share);
  perform hold_time_zones(array(select t.company_id from unnest(changed) t));
  perform add_app_tag_counts(tagged, changed);
end $$;
--> statement-breakpoint
-- A row in which nothing that is counted changed costs the comparison and no more.
create function count_changes_of_app_reviews() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  if tg_op = 'INSERT' then
    perform count_app_reviews(array(select counted_app_review(1, n) from new_rows n));
  elsif tg_op = 'DELETE' then
    perform count_app_reviews(array(select counted_app_review(-1, o) from old_rows o));
  else
    perform count_app_reviews(array(
      with before as (select (counted_app_review(0, o)).* from old_rows o),
      after as (select (counted_app_review(0, n)).* from new_rows n)
      select row(-1, company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status,
        reply_updated_at)::counted_review from (select * from before except select * from after) gone
      union all
      select row(1, company_id, id, location_id, created_at, rating, sentiment, deleted, has_comment, reply_status,
        reply_updated_at)::counted_review from (select * from after except select * from before) come));
  end if;
  return null;
end $$;
--> statement-breakpoint
create function count_changes_of_app_tags() returns trigger language plpgsql as $$
begin
  if rollups_are_off() then return null; end if;
  if tg_op = 'INSERT' then
    perform count_app_tags(array(
      select row(1, company_id, review_id, tag_id, sentiment)::counted_tag from new_rows));
  elsif tg_op = 'DELETE' then
    perform count_app_tags(array(
      select row(-1, company_id, review_id, tag_id, sentiment)::counted_tag from old_rows));
  else
    perform count_app_tags(array(
      with before as (select company_id, review_id, tag_id, sentiment from old_rows),
      after as (select company_id, review_id, tag_id, sentiment from new_rows)
      select row(-1, gone.*)::counted_tag from (select * from before except select * from after) gone
      union all
      select row(1, come.*)::counted_tag from (select * from after except select * from before) come));
  end if;
  return null;
end $$;
--> statement-breakpoint
create function forget_app_review_counts() returns trigger language plpgsql as $$
begin
  delete from app_review_tag_rollups;
  if tg_table_name = 'app_reviews' then delete from app_review_rollups; end if;
  return null;
end $$;
--> statement-breakpoint
-- Counts the reviews of a company's apps anew, while nobody else changes what is counted.
create function rebuild_app_review_rollups(company int8) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pinfold.review_rollups', company));
  delete from app_review_rollups where company_id = company;
  delete from app_review_tag_rollups where company_id = company;
  insert into app_review_rollups
    (company_id, app_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select r.company_id, r.app_id, (r.created_at at time zone f.timezone)::date, r.rating, r.sentiment, count(*),
    count(r.comment), count(s.seconds), count(*) filter (where s.seconds <= 86400), coalesce(sum(s.seconds), 0)
  from companies f
  join app_reviews r on r.company_id = f.id
  cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
  where f.id = company and not r.deleted
  group by 1, 2, 3, 4, 5;
  insert into app_review_tag_rollups
    (company_id, tag_id, app_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
  select r.company_id, t.tag_id, r.app_id, (r.created_at at time zone f.timezone)::date, r.rating, t.sentiment, count(*),
    count(r.comment), count(s.seconds), count(*) filter (where s.seconds <= 86400), coalesce(sum(s.seconds), 0)
  from companies f
  join app_reviews r on r.company_id = f.id
  join tagged_app_reviews t on t.company_id = r.company_id and t.review_id = r.id
  cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
  where f.id = company and not r.deleted
  group by 1, 2, 3, 4, 5, 6;
end $$;
--> statement-breakpoint
create or replace function recount_by_new_days() returns trigger language plpgsql as $$
begin
  perform rebuild_review_rollups(new.id);
  perform rebuild_app_review_rollups(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger app_reviews_counted_new after insert on app_reviews
  referencing new table as new_rows for each statement execute function count_changes_of_app_reviews();
--> statement-breakpoint
create trigger app_reviews_counted_gone after delete on app_reviews
  referencing old table as old_rows for each statement execute function count_changes_of_app_reviews();
--> statement-breakpoint
create trigger app_reviews_counted_changed after update on app_reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_changes_of_app_reviews();
--> statement-breakpoint
create trigger app_reviews_counted_none after truncate on app_reviews
  for each statement execute function forget_app_review_counts();
--> statement-breakpoint
create trigger tagged_app_reviews_counted_new after insert on tagged_app_reviews
  referencing new table as new_rows for each statement execute function count_changes_of_app_tags();
--> statement-breakpoint
create trigger tagged_app_reviews_counted_gone after delete on tagged_app_reviews
  referencing old table as old_rows for each statement execute function count_changes_of_app_tags();
--> statement-breakpoint
create trigger tagged_app_reviews_counted_changed after update on tagged_app_reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_changes_of_app_tags();
--> statement-breakpoint
create trigger tagged_app_reviews_counted_none after truncate on tagged_app_reviews
  for each statement execute function forget_app_review_counts();
--> statement-breakpoint
-- Those that were there before.
select rebuild_app_review_rollups(id) from companies;
