import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { seesEveryLocation } from '@pinfold/contract/access/decide-access';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import type { Keyword } from '@pinfold/contract/features/company/keywords.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { containsText } from '../../../database/contains-text.ts';
import { countRows, limitToPage, type Paging } from '../../../database/page-of.ts';
import { hasHiddenLocation, hasVisibleLocation } from '../../listings/groups/visible-groups.ts';
import { locationGroups, locations } from '../../listings/listings.table.ts';
import { visibleTo, type LocationScope } from '../../listings/visible-locations.ts';
import type { Member } from '../member.ts';
import { keywords } from './keywords.table.ts';

interface KeywordFilter extends Paging {
  q?: string | undefined;
  scope?: KeywordScope | undefined;
}

export async function listKeywordsOf(queries: Queryable, member: Member, filter: KeywordFilter) {
  const { q, scope } = filter;
  const where = and(
    eq(keywords.companyId, member.companyId),
    visibleKeywords(member),
    scope && eq(keywords.scope, scope),
    q ? containsText(sql`fold(${keywords.keyword})`, q) : undefined,
  );
  const results = await limitToPage(readKeywords(queries, member, where), filter);
  return { count: await countRows(queries, keywords, where), results: results.map(toWire) };
}

/** Keywords with the name of what they are about, by keyword. */
export function readKeywords(queries: Queryable, member: Member, where: SQL | undefined) {
  return queries
    .select({
      keyword: keywords,
      groupName: locationGroups.name,
      location: locations,
      concernsOthers: concernsOthers(member),
    })
    .from(keywords)
    .leftJoin(
      locationGroups,
      and(eq(locationGroups.companyId, keywords.companyId), eq(locationGroups.id, keywords.groupId)),
    )
    .leftJoin(
      locations,
      and(eq(locations.companyId, keywords.companyId), eq(locations.id, keywords.locationId)),
    )
    .where(where)
    .orderBy(sql`fold(${keywords.keyword})`, asc(keywords.id))
    .$dynamic();
}

/** Keywords of the company concern all locations; so do those of a group with locations that the member may not see. */
function concernsOthers(member: Member): SQL<boolean> {
  if (seesEveryLocation(member)) return sql<boolean>`false`;
  return sql<boolean>`(${keywords.scope} = 'company' or ${hasHiddenLocation(member, keywords.groupId)})`;
}

type KeywordRow = Awaited<ReturnType<typeof readKeywords>>[number];

export function toWire({ keyword, groupName, location, concernsOthers: isOthersToo }: KeywordRow): Keyword {
  const locationName =
    location && [location.name, location.addressLine, location.city].filter(Boolean).join(', ');
  return {
    id: keyword.id,
    keyword: keyword.keyword,
    scope: keyword.scope,
    group: keyword.groupId,
    facility: keyword.locationId,
    scope_name: groupName ?? locationName ?? '',
    concerns_other_locations: isOthersToo,
    created_at: keyword.createdAt.toISOString(),
  };
}

/**
 * Limits a query to keywords that disclose no location outside the user's scope; undefined when the user sees all
 * locations.
 */
export function visibleKeywords(scope: LocationScope): SQL | undefined {
  const ofLocation = visibleTo(scope, keywords.locationId);
  if (!ofLocation) return undefined;
  return sql`(${keywords.scope} = 'company' or ${ofLocation} or ${hasVisibleLocation(scope, keywords.groupId)})`;
}
