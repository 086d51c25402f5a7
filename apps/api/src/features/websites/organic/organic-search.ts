import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import { maxOrganicDays } from '@pinfold/contract/features/websites/organic-rank';
import { daysIn, earliestDate } from '@pinfold/contract/period';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { invalidPeriod } from '../../../database/company-days.ts';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { searchLocations } from '../../company/search-locations/search-locations.table.ts';
import { requireWebsite } from '../../company/websites/websites.queries.ts';

/** Which results are asked for. */
export interface OrganicSearchFilter {
  website?: number | undefined;
  search_location?: number | undefined;
  keyword?: string | undefined;
  searched_at__gte?: string | undefined;
  searched_at__lt?: string | undefined;
}

/** Days with the first one, without the last one. */
export interface HalfOpenDays {
  from: string;
  until: string;
}

const usualDays = 30;

/** Reads the interval: by default 30 days with today. @throws Problem `period_invalid` */
export function organicDaysOf(
  { searched_at__gte, searched_at__lt }: OrganicSearchFilter,
  { timezone }: Member,
  now: Date,
): HalfOpenDays {
  const today = localTime(now, timezone).date;
  const until = searched_at__lt ?? addDays(today, 1);
  const from = searched_at__gte ?? addDays(until, -usualDays);
  if (from >= until || from < earliestDate || daysIn({ from, to: until }) > maxOrganicDays + 1)
    throw invalidPeriod(today);
  return { from, until };
}

/** Makes sure that website and search location are the company's. @throws Problem `not_found` */
export async function requireNamed(
  queries: Queryable,
  member: Member,
  { website, search_location }: OrganicSearchFilter,
): Promise<void> {
  if (website !== undefined) await requireWebsite(queries, member, website);
  if (search_location === undefined) return;
  const [found] = await queries
    .select({ id: searchLocations.id })
    .from(searchLocations)
    .where(and(eq(searchLocations.companyId, member.companyId), eq(searchLocations.id, search_location)));
  if (!found) throw new Problem('not_found');
}

/** The keywords that are asked for, `k` in a statement. */
export function ofKeywords(
  { companyId }: Pick<Member, 'companyId'>,
  { website, search_location, keyword }: OrganicSearchFilter,
): SQL {
  return sql`k.company_id = ${companyId}
    ${website === undefined ? sql`` : sql`and k.website_id = ${website}`}
    ${search_location === undefined ? sql`` : sql`and k.search_location_id = ${search_location}`}
    ${keyword === undefined ? sql`` : sql`and k.keyword = ${normalizeKeyword(keyword)}`}`;
}
