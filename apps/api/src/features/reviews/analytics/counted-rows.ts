import { sql, type SQL } from 'drizzle-orm';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { dateColumn, oneOf, placeConditions, reviewFilter } from '../review-filter.ts';
import type { CountedDays } from './asked-days.ts';
import { onlyTag, rollupFor } from './rollup-for.ts';

/**
 * What a search counts, as rows `(location_id, day, rating, sentiment, count, with_text, replied, replied_within_day,
 * reply_seconds)` and by category also `tag_id`: days of a rollup that has the answer, else one row a review.
 */
export function countedRows(
  member: Member,
  search: ReviewSearch,
  days: CountedDays,
  { byCategory = false } = {},
): SQL {
  const rollup = rollupFor(search, { byCategory });
  return rollup
    ? rollupRows(rollup, member, search, days)
    : reviewRows(member, { ...search, date_from: days.from, date_to: days.to }, byCategory);
}

function rollupRows(
  rollup: 'review_rollups' | 'review_tag_rollups',
  member: Member,
  search: ReviewSearch,
  { from, to }: CountedDays,
): SQL {
  const tag = onlyTag(search);
  const conditions = [
    sql`r.company_id = ${member.companyId}`,
    tag === undefined ? undefined : sql`r.tag_id = ${tag}`,
    visibleTo(member, sql`r.location_id`),
    ...placeConditions(member, search),
    oneOf(sql`r.rating`, search.rating, 'int2'),
    oneOf(sql`r.sentiment`, tag === undefined ? search.sentiment : search.tags_sentiment, 'text'),
    from === undefined ? undefined : sql`r.day >= ${from}::date`,
    sql`r.day <= ${to}::date`,
  ].filter((condition) => condition !== undefined);
  return sql`select r.* from ${sql.identifier(rollup)} r where ${sql.join(conditions, sql` and `)}`;
}

function reviewRows(member: Member, search: ReviewSearch, byCategory: boolean): SQL {
  const tag = onlyTag(search);
  const ofTags = byCategory || tag !== undefined;
  const isOnly = byCategory || tag === undefined ? sql`` : sql`and t.tag_id = ${tag}`;
  const tags = sql`join tagged_reviews t on t.company_id = r.company_id and t.review_id = r.id ${isOnly}`;
  return sql`select r.location_id, (${dateColumn(search)} at time zone ${member.timezone})::date as day, r.rating,
      ${ofTags ? sql`t.tag_id, t.sentiment` : sql`r.sentiment`}, 1 as count, r.has_comment::int4 as with_text,
      (s.seconds is not null)::int4 as replied, coalesce(s.seconds <= 86400, false)::int4 as replied_within_day,
      coalesce(s.seconds, 0) as reply_seconds
    from reviews r ${ofTags ? tags : sql``}
    cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
    where ${reviewFilter(member, { ...search, deleted: search.deleted ?? false })}`;
}
