import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { Queryable } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import { companies } from '../company/company.table.ts';
import { locations } from '../listings/listings.table.ts';
import type { LocatorRow } from './settings/settings.queries.ts';
import { storeLocators } from './store-locator.table.ts';

/** The settings of a locator, with what visitors need of its company. */
export interface LocatorToBuild {
  settings: LocatorRow;
  /** Of locations of which none is known. */
  timezone: string;
  /** Whether the company has the product at all. */
  isEnabled: boolean;
}

/** A company's locator; undefined before it was set up. */
export function locatorToBuild(queries: Queryable, companyId: number): Promise<LocatorToBuild | undefined> {
  return found(queries, eq(storeLocators.companyId, companyId));
}

/** Finds a locator by its public name; undefined if it does not exist or is not published. */
export async function publishedLocator(
  queries: Queryable,
  name: string,
): Promise<LocatorToBuild | undefined> {
  if (!isLocatorName(name)) return undefined;
  const locator = await found(queries, eq(storeLocators.name, name));
  return locator && isForVisitors(locator) ? locator : undefined;
}

/** Whether visitors find a locator: it is published, and the company has the product. */
export function isForVisitors({ settings, isEnabled }: LocatorToBuild): boolean {
  return settings.isPublished && isEnabled;
}

/** As `isForVisitors`, over `store_locators` and `companies`. */
export const forVisitors: SQL | undefined = and(
  eq(storeLocators.isPublished, true),
  eq(companies.enabledStoreLocator, true),
  sql`not 'store_locator' = any(${companies.disabledModules})`,
);

async function found(queries: Queryable, which: SQL | undefined): Promise<LocatorToBuild | undefined> {
  const [row] = await queries
    .select({
      settings: storeLocators,
      timezone: companies.timezone,
      hasLocator: companies.enabledStoreLocator,
      disabledModules: companies.disabledModules,
    })
    .from(storeLocators)
    .innerJoin(companies, eq(companies.id, storeLocators.companyId))
    .where(which);
  return (
    row && {
      settings: row.settings,
      timezone: row.timezone,
      isEnabled: row.hasLocator && !row.disabledModules.includes('store_locator'),
    }
  );
}

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
