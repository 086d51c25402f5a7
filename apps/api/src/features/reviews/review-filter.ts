import { sql, type SQL } from 'drizzle-orm';
import { answeredStatuses } from '@pinfold/contract/features/opinions/reply';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { tagSearch } from '@pinfold/contract/features/reviews/review';
import { isOnOrAfter, isOnOrBefore } from '../../database/company-days.ts';
import { containsText } from '../../database/contains-text.ts';
import type { Member } from '../company/member.ts';
import { arrayLiteral, int8Array } from '../../database/int8.ts';
import { locationScope } from '../listings/location-scope.ts';

/**
 * The WHERE of a search, over `reviews r`. The company always comes first, so that each index is entered by it. A
 * filter that is null, left out or an empty list adds nothing.
 */
export function reviewFilter(member: Member, search: ReviewSearch): SQL {
  const conditions = [
    sql`r.company_id = ${member.companyId}`,
    reviewLocations(member, search),
    ...stateConditions(search),
    ...dateConditions(member, search),
    textCondition(search.q),
    tagCondition(member, search),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

/** Whether the customer of a review `r` has no reply and is about to get none. */
export const isUnanswered: SQL = sql`r.reply_status in ('none', 'rejected', 'failed')`;

function stateConditions(search: ReviewSearch): (SQL | undefined)[] {
  return [
    is(sql`r.deleted`, search.deleted),
    is(sql`r.has_comment`, search.comment),
    is(sql`r.has_note`, search.has_note),
    is(sql`r.has_tags`, search.has_tags),
    is(sql`r.is_accurate`, search.is_accurate),
    is(sql`r.is_written_by_ai`, search.is_written_by_ai),
    search.only_created ? sql`not r.is_edited` : undefined,
    search.only_updated ? sql`r.is_edited` : undefined,
    oneOf(sql`r.rating`, search.rating, 'int2'),
    oneOf(sql`r.reply_status`, search.reply_status, 'text'),
    oneOf(sql`r.sentiment`, search.sentiment, 'text'),
    search.reply === true ? sql`r.reply_status = any(${arrayLiteral(answeredStatuses)}::text[])` : undefined,
    search.reply === false ? isUnanswered : undefined,
    search.is_processing === true ? sql`r.reply_status = 'processing'` : undefined,
    search.is_processing === false ? sql`r.reply_status <> 'processing'` : undefined,
  ];
}

/** Of which locations, over any rows `r` that have one. */
export function reviewLocations(member: Member, { gmb_address_ids: ids, groups, cities }: ReviewSearch): SQL {
  return locationScope(member, sql`r.location_id`, { ids, groups, cities });
}

/** Days are those of the company's time zone; the last day is included whole. */
function dateConditions({ timezone }: Member, search: ReviewSearch): (SQL | undefined)[] {
  const column = dateColumn(search);
  return [
    search.date_from ? isOnOrAfter(column, search.date_from, timezone) : undefined,
    search.date_to ? isOnOrBefore(column, search.date_to, timezone) : undefined,
  ];
}

/** The date column that ranges and orders of a search use. */
export function dateColumn({ date_type }: ReviewSearch): SQL {
  return date_type === 'edited' ? sql`r.updated_at` : sql`r.created_at`;
}

function textCondition(q: ReviewSearch['q']): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const contains = words.map((word) => containsText(sql`r.search_text`, word));
  return sql.join(contains, sql` and `);
}

function tagCondition({ companyId }: Member, search: ReviewSearch): SQL | undefined {
  const { tags, tags_handling } = search;
  if (!tags?.length) return undefined;
  const unique = [...new Set(tags)];
  const sounding = oneOf(sql`t.sentiment`, search.tags_sentiment, 'text') ?? sql`true`;
  const matching = sql`from tagged_reviews t where t.company_id = ${companyId} and t.review_id = r.id and t.tag_id = any(${int8Array(unique)}) and ${sounding}`;
  if (tags_handling === tagSearch.none) return sql`not exists (select ${matching})`;
  if (tags_handling === tagSearch.all)
    return sql`r.id in (select t.review_id from tagged_reviews t where t.company_id = ${companyId} and t.tag_id = any(${int8Array(unique)}) and ${sounding}
      group by t.review_id having count(*) = ${unique.length})`;
  return sql`exists (select ${matching})`;
}

function is(column: SQL, value: boolean | null | undefined): SQL | undefined {
  if (value === null || value === undefined) return undefined;
  return value ? column : sql`not ${column}`;
}

export function oneOf(
  column: SQL,
  values: readonly (string | number)[] | null | undefined,
  type: string,
): SQL | undefined {
  return values?.length ? sql`${column} = any(${arrayLiteral(values)}::${sql.raw(`${type}[]`)})` : undefined;
}
