-- Rows that come to nothing are taken away one by one, by their key: what was written says which. Joined to what changed,
-- ten thousand of them would be looked for among ten thousand.
create or replace function count_reviews(changed counted_review[]) returns void language plpgsql as $$
declare
  gone record;
begin
  if cardinality(changed) = 0 then return; end if;
  perform hold_time_zones(array(select c.company_id from unnest(changed) c));
  for gone in
    with written as (
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
        reply_seconds = kept.reply_seconds + excluded.reply_seconds
      returning kept.*)
    select * from written where count = 0
  loop
    delete from review_rollups r
    where r.company_id = gone.company_id and r.location_id = gone.location_id and r.day = gone.day
      and r.rating = gone.rating and r.sentiment = gone.sentiment and r.count = 0;
  end loop;

  for gone in
    with written as (
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
        reply_seconds = kept.reply_seconds + excluded.reply_seconds
      returning kept.*)
    select * from written where count = 0
  loop
    delete from review_tag_rollups r
    where r.company_id = gone.company_id and r.tag_id = gone.tag_id and r.location_id = gone.location_id
      and r.day = gone.day and r.rating = gone.rating and r.sentiment = gone.sentiment and r.count = 0;
  end loop;
end $$;
--> statement-breakpoint
-- Holds the reviews before the time zone, as whoever changes a review has done: the other way round the two could wait
-- for each other while somebody changes the time zone.
create or replace function count_tags(changed counted_tag[]) returns void language plpgsql as $$
declare
  gone record;
begin
  if cardinality(changed) = 0 then return; end if;
  perform from reviews r
  where (r.company_id, r.id) in (select t.company_id, t.review_id from unnest(changed) t)
  order by r.company_id, r.id for share;
  perform hold_time_zones(array(select t.company_id from unnest(changed) t));
  for gone in
    with written as (
      insert into review_tag_rollups as kept
        (company_id, tag_id, location_id, day, rating, sentiment, count, with_text, replied, replied_within_day, reply_seconds)
      select r.company_id, t.tag_id, r.location_id, (r.created_at at time zone f.timezone)::date, r.rating, t.sentiment,
        sum(t.sign), sum(t.sign * r.has_comment::int4), sum(t.sign * (s.seconds is not null)::int4),
        sum(t.sign * coalesce(s.seconds <= 86400, false)::int4), sum(t.sign * coalesce(s.seconds, 0))
      from unnest(changed) t
      join reviews r on r.company_id = t.company_id and r.id = t.review_id
      join companies f on f.id = r.company_id
      cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
      where not r.deleted
      group by 1, 2, 3, 4, 5, 6
      having (sum(t.sign), sum(t.sign * r.has_comment::int4), sum(t.sign * (s.seconds is not null)::int4),
        sum(t.sign * coalesce(s.seconds <= 86400, false)::int4), sum(t.sign * coalesce(s.seconds, 0))) <> (0, 0, 0, 0, 0)
      order by 1, 2, 3, 4, 5, 6
      on conflict (company_id, tag_id, location_id, day, rating, sentiment) do update set
        count = kept.count + excluded.count, with_text = kept.with_text + excluded.with_text,
        replied = kept.replied + excluded.replied,
        replied_within_day = kept.replied_within_day + excluded.replied_within_day,
        reply_seconds = kept.reply_seconds + excluded.reply_seconds
      returning kept.*)
    select * from written where count = 0
  loop
    delete from review_tag_rollups r
    where r.company_id = gone.company_id and r.tag_id = gone.tag_id and r.location_id = gone.location_id
      and r.day = gone.day and r.rating = gone.rating and r.sentiment = gone.sentiment and r.count = 0;
  end loop;
end $$;
