import { sql, type SQL } from 'drizzle-orm';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { limitOffset, type Paging } from '../../../database/page-of.ts';
import { orderOf } from './opinion-filter.ts';

/**
 * The rows `(company_id, id, position)` of one page of a table of opinions; chosen by index before anything is joined,
 * so that a deep page stays cheap.
 */
export function pageOfOpinions(
  reviews: SQL,
  where: SQL,
  search: Pick<OpinionSearch, 'date_type' | 'order_by'>,
  paging: Paging,
): SQL {
  const order = orderOf(search);
  return sql`select r.company_id, r.id, row_number() over (order by ${order}) as position from ${reviews} r
             where ${where} order by ${order} ${limitOffset(paging)}`;
}
