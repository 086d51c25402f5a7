import { and, eq, or, sql } from 'drizzle-orm';
import type { ComparedSet } from '@pinfold/contract/features/rankings/competitors.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import { askedLocationIds } from '../read/asked-locations.ts';
import { askedTerms, knownTerms } from '../read/asked-terms.ts';
import type { RankSource } from '../read/rank-rows.ts';
import { competitorsOf } from './competitors.queries.ts';

export interface ComparedPlaces {
  sources: RankSource[];
  /** Own locations and competitors. */
  count: number;
}

/**
 * The places of one side of the comparator. Own locations are those named and those of groups, as far as the member sees
 * them; competitors are looked at from all that the member sees. Of a group, businesses without an address are left out.
 * @throws Problem `facility_unknown`, `service_area_not_monitored` or `set_empty`
 */
export async function comparedPlaces(
  queries: Queryable,
  member: Member,
  set: ComparedSet,
  side: 'a' | 'b',
): Promise<ComparedPlaces> {
  const { companyId } = member;
  const own = await ownLocations(queries, member, set);
  const competitors = (await competitorsOf(queries, companyId))
    .map(({ id }) => id)
    .filter((id) => set.competitors.includes(id));
  if (own.length + competitors.length === 0)
    throw new Problem('set_empty', { errors: [{ path: `body.${side}` }] });
  const termIds = knownTerms(await askedTerms(queries, companyId, set.keywords));
  const seenFrom = askedLocationIds(member, {});
  return {
    sources: [
      ...(own.length > 0
        ? [{ companyId, termIds, locationIds: sql`(select unnest(${int8Array(own)}))` }]
        : []),
      ...(competitors.length > 0
        ? [{ companyId, termIds, locationIds: seenFrom, competitorIds: competitors }]
        : []),
    ],
    count: own.length + competitors.length,
  };
}

async function ownLocations(
  queries: Queryable,
  member: Member,
  { facilities_ids, groups }: ComparedSet,
): Promise<number[]> {
  const { companyId } = member;
  const found = await queries
    .select({ id: locations.id, businessType: locations.businessType })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, companyId),
        visibleTo(member, locations.id),
        or(
          sql`${locations.id} = any(${int8Array(facilities_ids)})`,
          sql`${locations.id} in (
            select m.location_id from location_group_members m
            where m.company_id = ${companyId} and m.group_id = any(${int8Array(groups)}))`,
        ),
      ),
    );
  const monitored = new Set(
    found.filter(({ businessType }) => businessType !== 'service_area').map(({ id }) => id),
  );
  const isFound = new Set(found.map(({ id }) => id));
  if (facilities_ids.some((id) => !isFound.has(id))) throw new Problem('facility_unknown');
  if (facilities_ids.some((id) => !monitored.has(id))) throw new Problem('service_area_not_monitored');
  return [...monitored];
}
