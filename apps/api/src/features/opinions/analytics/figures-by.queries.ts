import { sql, type SQL } from 'drizzle-orm';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { ReviewFiguresPage } from '@pinfold/contract/features/opinions/analytics/figure-schemas';
import { reviewFigures } from '@pinfold/contract/features/opinions/analytics/review-tally';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { rows, type Queryable } from '../../../database/database.ts';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../../company/member.ts';
import { type CountedOpinions, countedRows, requestedDays } from './counted-rows.ts';
import { partSums, tallySums, toTally, type TallyColumns } from './tally-columns.ts';

/** What opinions are added up by. */
export interface FiguresDimension {
  /** Columns of the counted rows. */
  keys: readonly string[];
  /** Whether no rollup has them. */
  fromOpinions?: boolean;
  /** Rows `(id, name, detail)` with the sums of `parts p`; parts are joined to names only once they are added up. */
  grouped(companyId: number): SQL;
}

/** By the company's one list of categories. */
export const byCategory: FiguresDimension = {
  keys: ['tag_id'],
  grouped: (companyId) => sql`
    select t.id::float8 as id, t.name, '' as detail, s.*
    from (select p.tag_id, ${tallySums} from parts p group by p.tag_id) s
    join review_tags t on t.company_id = ${companyId} and t.id = s.tag_id`,
};

/** By the location that they are about. */
export const byLocation: FiguresDimension = {
  keys: ['location_id'],
  grouped: (companyId) => sql`
    select l.id::float8 as id, l.name, concat_ws(', ', nullif(l.address_line, ''), nullif(l.city, '')) as detail, s.*
    from (select p.location_id, ${tallySums} from parts p group by p.location_id) s
    join locations l on l.company_id = ${companyId} and l.id = s.location_id`,
};

interface FiguresPaging extends Paging {
  dimension: FiguresDimension;
  order_by: AnalyticsOrder;
}

/**
 * A row for each key of a dimension that has an opinion.
 *
 * @throws Problem `period_invalid`
 */
export async function figuresBy<Search extends OpinionSearch>(
  queries: Queryable,
  channel: CountedOpinions<Search>,
  member: Member,
  search: Search,
  { now, ...paging }: FiguresPaging & { now: Date },
): Promise<ReviewFiguresPage> {
  const { dimension } = paging;
  const counted = countedRows(channel, member, search, requestedDays(member, search, now), {
    byCategory: dimension === byCategory,
    ...(dimension.fromOpinions && { fromOpinions: true }),
  });
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
  const keys = sql.join(
    dimension.keys.map((key) => sql`c.${sql.identifier(key)}`),
    sql`, `,
  );
  // Of categories the most frequent, as many as the company shows (product spec, section 3).
  const shown =
    dimension === byCategory
      ? sql`order by count desc, fold(name), id limit (select review_categories_display_limit from companies where id = ${companyId})`
      : sql``;
  return sql`with parts as (
      select ${keys}, c.rating, c.sentiment, ${partSums} from (${counted}) c group by ${keys}, c.rating, c.sentiment),
    found as materialized (${dimension.grouped(companyId)}),
    grouped as materialized (select * from found ${shown})
    select t.*, g.* from (select (select count(*)::float8 from found) as all, (select count(*)::float8 from grouped) as total) t
    left join lateral (
      select * from grouped order by ${orders[order_by]}, fold(name), detail, id ${limitOffset(paging)}) g on true`;
}

const averageRating = sql`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0)`;
const nss = sql`(positive - negative) / nullif(positive + neutral + negative + mixed, 0)`;

/** What is not known comes last, in either direction. */
const orders: Record<AnalyticsOrder, SQL> = {
  name: sql`fold(name)`,
  count: sql`count`,
  '-count': sql`count desc`,
  average_rating: sql`${averageRating} nulls last`,
  '-average_rating': sql`${averageRating} desc nulls last`,
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
