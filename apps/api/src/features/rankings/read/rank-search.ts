import { sql, type SQL } from 'drizzle-orm';
import { joinTexts } from '@pinfold/contract/features/listings/location-filters';
import type { RankPeriod } from '@pinfold/contract/features/rankings/positions.endpoints';
import type { RankResolution } from '@pinfold/contract/features/rankings/rank';
import { comparedPoints, pointsOf, rankResolution } from '@pinfold/contract/features/rankings/rank-days';
import type { Period } from '@pinfold/contract/period';
import { periodOf, type PeriodChoice } from '../../../database/company-days.ts';
import { type Queryable, rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { locationFilter } from '../../listings/location-filter.ts';

/** Of which locations. A part that is left out, or an empty list, adds nothing. */
export interface LocationSearch {
  q?: string | undefined;
  facilities_ids?: readonly number[] | undefined;
  groups?: readonly number[] | undefined;
  cities?: readonly string[] | undefined;
}

/** Over `locations`: those that fit, as in `/facilities/`, and that the member may see. */
export function requestedLocations(
  member: Member,
  { q, facilities_ids, groups, cities }: LocationSearch,
): SQL | undefined {
  return locationFilter(member, {
    q,
    facilities_ids: facilities_ids?.length ? facilities_ids.join(',') : undefined,
    groups: groups?.length ? groups.join(',') : undefined,
    cities: cities?.length ? joinTexts(cities) : undefined,
  });
}

/** Their ids, as a subquery; undefined when that is every location of the company. */
export function requestedLocationIds(member: Member, search: LocationSearch): SQL | undefined {
  const { q, facilities_ids, groups, cities } = search;
  const isNarrowed = q || facilities_ids?.length || groups?.length || cities?.length;
  if (member.seesAllLocations && !isNarrowed) return undefined;
  return sql`(select ${locations.id} from ${locations} where ${requestedLocations(member, search)})`;
}

export interface PeriodSearch extends PeriodChoice {
  resolution?: RankResolution | undefined;
}

/** Days with the first day of each point that they are shown by. */
export interface PointedPeriod extends Period {
  points: readonly string[];
}

export interface RequestedPeriod extends PointedPeriod {
  resolution: RankResolution;
  compared: PointedPeriod | undefined;
}

/** @throws Problem `period_invalid` */
export async function requestedPeriod(
  queries: Queryable,
  member: Member,
  search: PeriodSearch,
  now: Date,
): Promise<RequestedPeriod> {
  const { compared, ...period } = await periodOf(member, search, now, () => firstMeasured(queries, member));
  const resolution = search.resolution ?? rankResolution(period);
  const points = pointsOf(period, resolution);
  return {
    ...period,
    resolution,
    points,
    compared: compared && { ...compared, points: comparedPoints(points, period, search.compare) },
  };
}

export function wirePeriod({ from, to, resolution, points, compared }: RequestedPeriod): RankPeriod {
  return {
    date_from: from,
    date_to: to,
    resolution,
    dates: [...points],
    compared: compared
      ? { date_from: compared.from, date_to: compared.to, dates: [...compared.points] }
      : null,
  };
}

/** One look a keyword, since each has its days in order. */
async function firstMeasured(queries: Queryable, { companyId }: Member): Promise<string | undefined> {
  const [row] = await rows<{ day: string | null }>(
    queries,
    sql`select min(d.day)::text as day from rank_terms t
        cross join lateral (select d.day from rank_totals d
          where d.company_id = t.company_id and d.term_id = t.id order by d.day limit 1) d
        where t.company_id = ${companyId}`,
  );
  return row?.day ?? undefined;
}

/**
 * Makes sure that the member sees a location, and that it has a place on the map (product spec, section 5).
 * @throws Problem `not_found` or `service_area_not_monitored`
 */
export async function requireWatchable(queries: Queryable, member: Member, id: number): Promise<void> {
  const [found] = await queries
    .select({ businessType: locations.businessType })
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!found) throw new Problem('not_found');
  if (found.businessType === 'service_area') throw new Problem('service_area_not_monitored');
}
