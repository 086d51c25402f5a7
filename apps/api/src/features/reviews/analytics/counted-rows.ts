import { sql, type SQL } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { tagSearch } from '@pinfold/contract/features/opinions/opinion';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { invalidPeriod } from '../../../database/company-days.ts';
import type { Member } from '../../company/member.ts';
import { dateColumn, oneOf } from '../../opinions/search/opinion-filter.ts';
import { reviewLocations, reviewFilter } from '../review-filter.ts';

/** Days to count, in the company's time zone. Without a first day: since the first review. */
interface CountedDays {
  from: string | undefined;
  to: string;
}

/**
 * Returns the days of a search. The last is today at the latest.
 *
 * @throws Problem `period_invalid`
 */
export function requestedDays(
  { timezone }: Member,
  { date_from, date_to }: ReviewSearch,
  now: Date,
): CountedDays {
  const today = localTime(now, timezone).date;
  const days = { from: date_from ?? undefined, to: date_to && date_to < today ? date_to : today };
  if (days.from !== undefined && days.from > days.to) throw invalidPeriod(today);
  return days;
}

/**
 * Returns what a search counts, as rows `(location_id, day, rating, sentiment, count, with_text, replied,
 * replied_within_day, reply_seconds)`, by category also `tag_id`: days of a rollup if one can answer the search,
 * otherwise one row a review.
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
    : rowsOfReviews(member, { ...search, date_from: days.from, date_to: days.to }, byCategory);
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
    reviewLocations(member, search),
    oneOf(sql`r.rating`, search.rating, 'int2'),
    oneOf(sql`r.sentiment`, tag === undefined ? search.sentiment : search.tags_sentiment, 'text'),
    from === undefined ? undefined : sql`r.day >= ${from}::date`,
    sql`r.day <= ${to}::date`,
  ].filter((condition) => condition !== undefined);
  return sql`select r.* from ${sql.identifier(rollup)} r where ${sql.join(conditions, sql` and `)}`;
}

function rowsOfReviews(member: Member, search: ReviewSearch, byCategory: boolean): SQL {
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

/** Returns the rollup that can answer a search, by category or not; undefined when only the reviews themselves can. */
export function rollupFor(
  search: ReviewSearch,
  { byCategory = false } = {},
): 'review_rollups' | 'review_tag_rollups' | undefined {
  if (search.deleted === true || search.date_type === 'edited') return undefined;
  const isNarrowedOtherwise = Object.entries(isCountedBy).some(
    ([filter, isKept]) => !isKept && narrows(search[filter as keyof ReviewSearch]),
  );
  if (isNarrowedOtherwise) return undefined;
  const hasTags = narrows(search.tags);
  if (!hasTags && !byCategory) return 'review_rollups';
  // This rollup has the sentiments of categories, not those of whole reviews.
  if (narrows(search.sentiment)) return undefined;
  return !hasTags || (!byCategory && onlyTag(search) !== undefined) ? 'review_tag_rollups' : undefined;
}

/**
 * Returns the category if the search names exactly one. The sentiments are then those of the category in each review,
 * as in the rollup by category.
 */
function onlyTag({ tags, tags_handling }: ReviewSearch): number | undefined {
  const [tag, ...others] = new Set(tags);
  return others.length === 0 && tags_handling !== tagSearch.none ? tag : undefined;
}

/** By what the rollups are kept; a filter that is new to the inbox has to be placed here. */
const isCountedBy: Record<keyof ReviewSearch, boolean> = {
  rating: true,
  sentiment: true,
  deleted: true,
  tags: true,
  tags_handling: true,
  tags_sentiment: true,
  gmb_address_ids: true,
  cities: true,
  groups: true,
  date_from: true,
  date_to: true,
  date_type: true,
  order_by: true,
  q: false,
  reply: false,
  reply_status: false,
  comment: false,
  has_note: false,
  is_accurate: false,
  is_written_by_ai: false,
  is_processing: false,
  only_created: false,
  only_updated: false,
  has_tags: false,
};

function narrows(value: ReviewSearch[keyof ReviewSearch]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
