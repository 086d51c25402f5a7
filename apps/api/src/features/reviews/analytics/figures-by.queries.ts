import { sql, type SQL } from 'drizzle-orm';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { ReviewFiguresPage } from '@pinfold/contract/features/opinions/analytics/figure-schemas';
import { reviewFigures } from '@pinfold/contract/features/opinions/analytics/review-tally';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../../company/member.ts';
import { countedRows, requestedDays } from './counted-rows.ts';
import { partSums, tallySums, toTally, type TallyColumns } from './tally-columns.ts';

export interface FiguresPaging extends Paging {
  dimension: AnalyticsDimension;
  order_by: AnalyticsOrder;
}

/**
 * A row for each location, city or category that has a review.
 *
 * @throws Problem `period_invalid`
 */
export async function figuresBy(
  queries: Queryable,
  member: Member,
  search: ReviewSearch,
  paging: FiguresPaging,
  now: Date,
): Promise<ReviewFiguresPage> {
  const { dimension } = paging;
  const days = requestedDays(member, search, now);
  const counted = countedRows(member, search, days, { byCategory: dimension === 'category' });
  const found = await rows<FiguresRow>(queries, pageStatement(counted, member.companyId, paging));
  return {
    count: found[0]?.total ?? 0,
    left_out: (found[0]?.all ?? 0) - (found[0]?.total ?? 0),
    results: found.flatMap(({ total: _total, all: _all, id, name, detail, ...row }) =>
      name === null || detail === null ? [] : { id, name, detail, figures: reviewFigures(toTally(row)) },
    ),
  };
}

/** The count is there on every page, one past the last row too. */
function pageStatement(
  counted: SQL,
  companyId: number,
  { dimension, order_by, ...paging }: FiguresPaging,
): SQL {
  const key = sql.identifier(dimension === 'category' ? 'tag_id' : 'location_id');
  return sql`with parts as (
      select c.${key}, c.rating, c.sentiment, ${partSums} from (${counted}) c group by c.${key}, c.rating, c.sentiment),
    found as materialized (${groups[dimension](companyId)}),
    grouped as materialized (${shown[dimension](companyId)})
    select t.*, g.* from (select (select count(*)::float8 from found) as all, (select count(*)::float8 from grouped) as total) t
    left join lateral (
      select * from grouped order by ${orders[order_by]}, fold(name), detail, id ${limitOffset(paging)}) g on true`;
}

/** Parts are joined to names only once they are added up. */
const groups: Record<AnalyticsDimension, (companyId: number) => SQL> = {
  location: (companyId) => sql`
    select l.id::float8 as id, l.name, concat_ws(', ', nullif(l.address_line, ''), nullif(l.city, '')) as detail, s.*
    from (select p.location_id, ${tallySums} from parts p group by p.location_id) s
    join locations l on l.company_id = ${companyId} and l.id = s.location_id`,
  city: (companyId) => sql`
    select null::float8 as id, l.city as name, '' as detail, ${tallySums}
    from parts p join locations l on l.company_id = ${companyId} and l.id = p.location_id group by l.city`,
  category: (companyId) => sql`
    select t.id::float8 as id, t.name, '' as detail, s.*
    from (select p.tag_id, ${tallySums} from parts p group by p.tag_id) s
    join review_tags t on t.company_id = ${companyId} and t.id = s.tag_id`,
};

/** Of categories the most frequent, as many as the company shows (product spec, section 3). */
const shown: Record<AnalyticsDimension, (companyId: number) => SQL> = {
  location: () => sql`select * from found`,
  city: () => sql`select * from found`,
  category: (companyId) => sql`select * from found order by count desc, fold(name), id
    limit (select review_categories_display_limit from companies where id = ${companyId})`,
};

const averageRating = sql`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) / count`;
const nss = sql`(positive - negative) / nullif(positive + neutral + negative + mixed, 0)`;

/** What is not known comes last, in either direction. */
const orders: Record<AnalyticsOrder, SQL> = {
  name: sql`fold(name)`,
  count: sql`count`,
  '-count': sql`count desc`,
  average_rating: sql`${averageRating}`,
  '-average_rating': sql`${averageRating} desc`,
  replied_share: sql`replied / count`,
  '-replied_share': sql`replied / count desc`,
  nss: sql`${nss} nulls last`,
  '-nss': sql`${nss} desc nulls last`,
};

interface FiguresRow extends TallyColumns {
  /** Also those that are not shown. */
  all: number;
  total: number;
  id: number | null;
  /** Null on a page without rows. */
  name: string | null;
  detail: string | null;
}
