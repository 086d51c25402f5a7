import { sql, type SQL } from 'drizzle-orm';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { tagSearch } from '@pinfold/contract/features/opinions/opinion';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { invalidPeriod } from '../../../database/company-days.ts';
import type { Member } from '../../company/member.ts';
import { allOf, dateColumn, oneOf } from '../search/opinion-filter.ts';

/** Opinions `r` of one channel. */
export interface CountedOpinions<Search extends OpinionSearch> {
  table: SQL;
  /** With `review_id`, `tag_id` and `sentiment`. */
  tagged: SQL;
  /** Columns that only this channel has: those of the rollups first. */
  columns: SQL;
  /** Whether a customer wrote something. */
  hasText: SQL;
  /** The WHERE of a search over opinions. */
  filter(member: Member, search: Search): SQL;
  /** Left out where opinions are so few that they are counted one by one. */
  rollups?: OpinionRollups<Search>;
}

/** Opinions of a channel that rollups add up. */
export interface RolledUpOpinions<Search extends OpinionSearch> extends CountedOpinions<Search> {
  rollups: OpinionRollups<Search>;
}

/** What adds up the opinions of a channel by day. */
interface OpinionRollups<Search extends OpinionSearch> {
  table: string;
  /** The same by category. */
  tagged: string;
  /** The same over rows of a rollup: what `isCountedBy` has and no other channel. */
  filter(member: Member, search: Search): SQL | undefined;
  /** By what the rollups are kept; a filter that is new to the inbox has to be placed here. */
  isCountedBy: Record<keyof Search, boolean>;
}

/** By what any rollup is kept, of the filters that all inboxes have. */
export const isAnyCountedBy: Record<keyof OpinionSearch, boolean> = {
  rating: true,
  sentiment: true,
  deleted: true,
  tags: true,
  tags_handling: true,
  tags_sentiment: true,
  date_from: true,
  date_to: true,
  date_type: true,
  order_by: true,
  q: false,
  reply: false,
  reply_status: false,
  has_note: false,
  is_written_by_ai: false,
  is_processing: false,
  only_created: false,
  only_updated: false,
  has_tags: false,
};

/** Days to count, in the company's time zone. Without a first day: since the first opinion. */
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
  { date_from, date_to }: OpinionSearch,
  now: Date,
): CountedDays {
  const today = localTime(now, timezone).date;
  const days = { from: date_from ?? undefined, to: date_to && date_to < today ? date_to : today };
  if (days.from !== undefined && days.from > days.to) throw invalidPeriod(today);
  return days;
}

/** What is counted, beside the search. */
interface Counting {
  byCategory?: boolean;
  /** Whether a column is needed that no rollup has. */
  fromOpinions?: boolean;
}

/**
 * Returns what a search counts, as rows with the channel's columns and `(day, rating, sentiment, count, with_text, replied,
 * replied_within_day, reply_seconds)`, by category also `tag_id`: days of a rollup if one can answer the search,
 * otherwise one row an opinion.
 */
export function countedRows<Search extends OpinionSearch>(
  channel: CountedOpinions<Search>,
  member: Member,
  search: Search,
  days: CountedDays,
  counting: Counting = {},
): SQL {
  const { rollups } = channel;
  const rollup = rollups && rollupFor(rollups, search, counting);
  return rollups === undefined || rollup === undefined
    ? rowsOfOpinions(channel, member, { ...search, date_from: days.from, date_to: days.to }, counting)
    : rollupRows(rollups, rollup, member, search, days);
}

function rollupRows<Search extends OpinionSearch>(
  rollups: OpinionRollups<Search>,
  rollup: string,
  member: Member,
  search: Search,
  { from, to }: CountedDays,
): SQL {
  const tag = onlyTag(search);
  const where = allOf([
    sql`r.company_id = ${member.companyId}`,
    tag === undefined ? undefined : sql`r.tag_id = ${tag}`,
    rollups.filter(member, search),
    oneOf(sql`r.rating`, search.rating, 'int2'),
    oneOf(sql`r.sentiment`, tag === undefined ? search.sentiment : search.tags_sentiment, 'text'),
    from === undefined ? undefined : sql`r.day >= ${from}::date`,
    sql`r.day <= ${to}::date`,
  ]);
  return sql`select r.* from ${sql.identifier(rollup)} r where ${where}`;
}

function rowsOfOpinions<Search extends OpinionSearch>(
  { table, tagged, columns, hasText, filter }: CountedOpinions<Search>,
  member: Member,
  search: Search,
  { byCategory = false }: Counting,
): SQL {
  const tag = onlyTag(search);
  const ofTags = byCategory || tag !== undefined;
  const isOnly = byCategory || tag === undefined ? sql`` : sql`and t.tag_id = ${tag}`;
  const tags = sql`join ${tagged} t on t.company_id = r.company_id and t.review_id = r.id ${isOnly}`;
  return sql`select ${columns}, (${dateColumn(search)} at time zone ${member.timezone})::date as day, r.rating,
      ${ofTags ? sql`t.tag_id, t.sentiment` : sql`r.sentiment`}, 1 as count, (${hasText})::int4 as with_text,
      (s.seconds is not null)::int4 as replied, coalesce(s.seconds <= 86400, false)::int4 as replied_within_day,
      coalesce(s.seconds, 0) as reply_seconds
    from ${table} r ${ofTags ? tags : sql``}
    cross join lateral (select reply_seconds(r.reply_status, r.created_at, r.reply_updated_at) as seconds) s
    where ${filter(member, { ...search, deleted: search.deleted ?? false })}`;
}

/** Returns the rollup that can answer a search, by category or not; undefined when only the opinions themselves can. */
export function rollupFor<Search extends OpinionSearch>(
  { table, tagged, isCountedBy }: Pick<OpinionRollups<Search>, 'table' | 'tagged' | 'isCountedBy'>,
  search: Search,
  { byCategory = false, fromOpinions = false }: Counting = {},
): string | undefined {
  if (fromOpinions || search.deleted === true || search.date_type === 'edited') return undefined;
  const isNarrowedOtherwise = Object.entries<boolean>(isCountedBy).some(
    ([filter, isKept]) => !isKept && narrows(search[filter as keyof Search]),
  );
  if (isNarrowedOtherwise) return undefined;
  const hasTags = narrows(search.tags);
  if (!hasTags && !byCategory) return table;
  // This rollup has the sentiments of categories, not those of whole opinions.
  if (narrows(search.sentiment)) return undefined;
  return !hasTags || (!byCategory && onlyTag(search) !== undefined) ? tagged : undefined;
}

/**
 * Returns the category if the search names exactly one. The sentiments are then those of the category in each opinion,
 * as in the rollup by category.
 */
function onlyTag({ tags, tags_handling }: OpinionSearch): number | undefined {
  const [tag, ...others] = new Set(tags);
  return others.length === 0 && tags_handling !== tagSearch.none ? tag : undefined;
}

function narrows(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
