import { sql, type SQL } from 'drizzle-orm';
import { isInformational } from '@pinfold/contract/features/external-changes/external-change';
import type { IdenticalChanges } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { limitOffset, type PageOf, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../../company/member.ts';
import { type LocationColumns, summaryOf } from '../../listings/location-rows.ts';
import { choiceOf, type ChangeFilter, type ChosenChanges } from './change-choice.ts';

export interface IdenticalSearch extends Omit<ChangeFilter, 'status'>, Paging {}

/** Returns undecided proposals, each with the locations that it is made for. */
export async function listIdenticalOf(
  queries: Queryable,
  member: Member,
  { page, page_size, ...filter }: IdenticalSearch,
): Promise<PageOf<IdenticalChanges>> {
  const { from, where } = choiceOf(member, filter);
  const chosen = { from, where: sql`${where} and c.step = 'none'` };
  const [[total], found] = await Promise.all([
    rows<{ count: number }>(queries, countIdenticalStatement(chosen)),
    rows<IdenticalRow>(queries, identicalStatement(chosen, { page, page_size })),
  ]);
  return { count: total?.count ?? 0, results: found.map(toIdentical) };
}

export function countIdenticalStatement({ from, where }: ChosenChanges): SQL {
  return sql`select count(distinct c.identical_key) as count from ${from} where ${where}`;
}

/** Counts groups and chooses a page of them before reading their values and locations. */
export function identicalStatement({ from, where }: ChosenChanges, paging: Paging): SQL {
  return sql`with page as (
          select c.company_id, c.identical_key, count(*) as count, min(c.detected_at) as oldest_detected_at, min(c.id) as first_id
          from ${from} where ${where}
          group by c.company_id, c.identical_key order by count desc, c.identical_key ${limitOffset(paging)})
        select page.identical_key, page.count, page.oldest_detected_at, f.field, f.source, f.proposed,
               (select case when count(distinct c.ours) = 1 then f.ours end from ${from}
                where ${where} and c.identical_key = page.identical_key) as ours,
               (select json_agg(named) from (
                 select l.id::int8 as location_id, l.name, l.address_line, l.postal_code, l.city, l.store_code, l.is_verified
                 from ${from} join locations l on l.company_id = c.company_id and l.id = c.location_id
                 where ${where} and c.identical_key = page.identical_key
                 order by l.city, l.address_line, l.id limit 3) named) as facilities
        from page join external_changes f on f.company_id = page.company_id and f.id = page.first_id
        order by page.count desc, page.identical_key`;
}

interface IdenticalRow extends Pick<
  IdenticalChanges,
  'identical_key' | 'field' | 'source' | 'ours' | 'proposed'
> {
  count: number;
  oldest_detected_at: Moment;
  facilities: LocationColumns[] | null;
}

function toIdentical(row: IdenticalRow): IdenticalChanges {
  return {
    identical_key: row.identical_key,
    field: row.field,
    source: row.source,
    is_informational: isInformational(row.field),
    count: row.count,
    ours: row.ours,
    proposed: row.proposed,
    facilities: (row.facilities ?? []).map(summaryOf),
    oldest_detected_at: isoOf(row.oldest_detected_at),
  };
}
