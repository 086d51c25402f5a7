import { sql, type SQL } from 'drizzle-orm';
import { defaultReviewOrder, tagSearch } from '@pinfold/contract/features/opinions/opinion';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { answeredStatuses } from '@pinfold/contract/features/opinions/reply';
import { isOnOrAfter, isOnOrBefore } from '../../../database/company-days.ts';
import { containsText } from '../../../database/contains-text.ts';
import { arrayLiteral, int8Array } from '../../../database/int8.ts';

/** A table `r` of opinions of one company, and the one that has their tags. */
interface SearchedOpinions {
  companyId: number;
  timezone: string;
  /** With `review_id`, `tag_id` and `sentiment`. */
  tagged: SQL;
  /** Whether the customer changed one. @defaultValue its `is_edited` */
  isEdited?: SQL;
}

/** The conditions of a search that any opinions `r` have. A filter that is left out, null or empty adds none. */
export function opinionConditions(
  { companyId, timezone, tagged, isEdited = sql`r.is_edited` }: SearchedOpinions,
  search: OpinionSearch,
): (SQL | undefined)[] {
  const date = dateColumn(search);
  return [
    isOrNot(sql`r.deleted`, search.deleted),
    isOrNot(sql`r.has_note`, search.has_note),
    isOrNot(sql`r.has_tags`, search.has_tags),
    isOrNot(sql`r.is_written_by_ai`, search.is_written_by_ai),
    search.only_created ? sql`not ${isEdited}` : undefined,
    search.only_updated ? isEdited : undefined,
    oneOf(sql`r.rating`, search.rating, 'int2'),
    oneOf(sql`r.reply_status`, search.reply_status, 'text'),
    oneOf(sql`r.sentiment`, search.sentiment, 'text'),
    search.reply === true ? sql`r.reply_status = any(${arrayLiteral(answeredStatuses)}::text[])` : undefined,
    search.reply === false ? isUnanswered : undefined,
    search.is_processing === true ? sql`r.reply_status = 'processing'` : undefined,
    search.is_processing === false ? sql`r.reply_status <> 'processing'` : undefined,
    // Days are those of the company's time zone; the last day is included whole.
    search.date_from ? isOnOrAfter(date, search.date_from, timezone) : undefined,
    search.date_to ? isOnOrBefore(date, search.date_to, timezone) : undefined,
    textCondition(search.q),
    tagCondition(companyId, tagged, search),
  ];
}

/** Whether the customer of an opinion `r` has no reply and is about to get none. */
export const isUnanswered: SQL = sql`r.reply_status in ('none', 'rejected', 'failed')`;

/** What views of an inbox count, over opinions `r` that are not deleted. */
export const countedOpinions: SQL = sql`
  count(*) as count,
  count(*) filter (where ${isUnanswered}) as unanswered,
  count(*) filter (where ${isUnanswered} and r.rating <= 3) as negative_unanswered,
  count(*) filter (where r.reply_status in ('rejected', 'failed', 'outdated')) as problems,
  count(*) filter (where r.reply_status = 'processing') as processing,
  count(*) filter (where r.has_note) as with_note,
  avg(r.rating)::float8 as average_rating`;

/** The date column that ranges and orders of a search use. */
export function dateColumn({ date_type }: Pick<OpinionSearch, 'date_type'>): SQL {
  return date_type === 'edited' ? sql`r.updated_at` : sql`r.created_at`;
}

/** Always ends in the id, so that no opinion is shown twice or left out between two pages. */
export function orderOf(search: Pick<OpinionSearch, 'date_type' | 'order_by'>): SQL {
  const date = dateColumn(search);
  switch (search.order_by ?? defaultReviewOrder) {
    case 'created_at':
      return sql`${date}, r.id`;
    case 'rating':
      return sql`r.rating, ${date} desc, r.id desc`;
    case '-rating':
      return sql`r.rating desc, ${date} desc, r.id desc`;
    default:
      return sql`${date} desc, r.id desc`;
  }
}

/** All conditions that there are, in one. */
export function allOf(conditions: readonly (SQL | undefined)[]): SQL {
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  );
}

function textCondition(q: OpinionSearch['q']): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return words.length === 0 ? undefined : allOf(words.map((word) => containsText(sql`r.search_text`, word)));
}

function tagCondition(companyId: number, tagged: SQL, search: OpinionSearch): SQL | undefined {
  const { tags, tags_handling } = search;
  if (!tags?.length) return undefined;
  const unique = [...new Set(tags)];
  const sounding = oneOf(sql`t.sentiment`, search.tags_sentiment, 'text') ?? sql`true`;
  const matching = sql`from ${tagged} t where t.company_id = ${companyId} and t.review_id = r.id and t.tag_id = any(${int8Array(unique)}) and ${sounding}`;
  if (tags_handling === tagSearch.none) return sql`not exists (select ${matching})`;
  if (tags_handling === tagSearch.all)
    return sql`r.id in (select t.review_id from ${tagged} t where t.company_id = ${companyId} and t.tag_id = any(${int8Array(unique)}) and ${sounding}
      group by t.review_id having count(*) = ${unique.length})`;
  return sql`exists (select ${matching})`;
}

export function isOrNot(column: SQL, value: boolean | null | undefined): SQL | undefined {
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
