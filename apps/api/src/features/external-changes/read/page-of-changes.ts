import { sql, type SQL } from 'drizzle-orm';
import type { ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import { rows, type Queryable } from '../../../database/database.ts';

/** Which changes: the tables, `external_changes c` first, and the condition. */
export interface ChosenChanges {
  from: SQL;
  where: SQL;
}

export interface ChangePaging {
  limit: number;
  offset: number;
  order: ChangeOrder;
}

/** The rows of one page, chosen before anything else is joined, so that a deep page stays cheap. */
export function pageOfChanges({ from, where }: ChosenChanges, { limit, offset, order }: ChangePaging): SQL {
  const ordering = orderings[order];
  const locations =
    order === 'location'
      ? sql`join locations l on l.company_id = c.company_id and l.id = c.location_id`
      : sql``;
  return sql`select c.company_id, c.id, c.location_id, row_number() over (order by ${ordering}) as position
             from ${from} ${locations} where ${where} order by ${ordering} limit ${limit} offset ${offset}`;
}

export function countStatement({ from, where }: ChosenChanges): SQL {
  return sql`select count(*) as count from ${from} where ${where}`;
}

export async function countOf(queries: Queryable, chosen: ChosenChanges): Promise<number> {
  const [row] = await rows<{ count: number }>(queries, countStatement(chosen));
  return row?.count ?? 0;
}

/** Ids of a page, in its order. */
export async function idsOf(queries: Queryable, page: SQL): Promise<number[]> {
  const found = await rows<{ id: number }>(
    queries,
    sql`select page.id::int8 as id from (${page}) page order by page.position`,
  );
  return found.map(({ id }) => id);
}

/**
 * Over `external_changes c` and `locations l`; each ends in the id, so that no change is on two pages. Nulls, which there
 * are none of, have their place named as the index has it: PostgreSQL would sort everything anew otherwise.
 */
const orderings: Record<ChangeOrder, SQL> = {
  newest: sql`c.detected_at desc nulls last, c.id desc nulls last`,
  oldest: sql`c.detected_at nulls first, c.id nulls first`,
  location: sql`l.city, l.address_line, l.id, c.detected_at desc, c.id desc`,
};
