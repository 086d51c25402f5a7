import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { locations } from '../listings/listings.table.ts';
import type { storeLocators } from './store-locator.table.ts';
import { int8Array } from '../../database/int8.ts';

export type LocatorScope = Pick<
  typeof storeLocators.$inferSelect,
  'companyId' | 'scopeAll' | 'scopeFacilities' | 'scopeGroups'
>;

/** Over `locations`: those of the company that visitors find. The only place that knows. */
export function shownLocations(locator: LocatorScope): SQL | undefined {
  return and(
    inScope(locator),
    eq(locations.isOwner, true),
    isNull(locations.creation),
    ne(locations.openStatus, 'CLOSED_PERMANENTLY'),
    sql`not exists (select from locator_listings hidden
      where hidden.company_id = ${locations.companyId} and hidden.location_id = ${locations.id} and hidden.is_hidden)`,
  );
}

/** Over `locations`: those of the company that its owner chose, found by visitors or not. */
export function inScope({
  companyId,
  scopeAll,
  scopeFacilities,
  scopeGroups,
}: LocatorScope): SQL | undefined {
  const ofCompany = eq(locations.companyId, companyId);
  if (scopeAll) return ofCompany;
  return and(
    ofCompany,
    sql`(${locations.id} = any(${int8Array(scopeFacilities)}) or exists (select from location_group_members member
      where member.company_id = ${companyId} and member.location_id = ${locations.id}
        and member.group_id = any(${int8Array(scopeGroups)})))`,
  );
}
