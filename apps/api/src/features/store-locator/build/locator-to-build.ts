import { and, eq, type SQL } from 'drizzle-orm';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { Queryable } from '../../../database/database.ts';
import { companies } from '../../company/company.table.ts';
import type { LocatorRow } from '../settings/locator-row.ts';
import { storeLocators } from '../store-locator.table.ts';

/** How a locator is set up, and what of its company visitors are told by. */
export interface LocatorToBuild {
  settings: LocatorRow;
  /** Where it is not known of a shop. */
  timezone: string;
  /** Whether the company has the product at all. */
  isEnabled: boolean;
}

/** Undefined before anybody set it up. */
export function locatorToBuild(queries: Queryable, companyId: number): Promise<LocatorToBuild | undefined> {
  return found(queries, eq(storeLocators.companyId, companyId));
}

/** By the name that a visitor's page says; undefined for one that is not there for visitors, whatever the reason. */
export async function publishedLocator(
  queries: Queryable,
  name: string,
): Promise<LocatorToBuild | undefined> {
  if (!isLocatorName(name)) return undefined;
  const locator = await found(
    queries,
    and(eq(storeLocators.name, name), eq(storeLocators.isPublished, true)),
  );
  return locator?.isEnabled ? locator : undefined;
}

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
