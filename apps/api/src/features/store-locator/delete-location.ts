import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { requestBuild } from './build/locator-build.ts';
import { locatorListings, locatorQuestions, storeLocators } from './store-locator.table.ts';

/** Deletes the locator's content of a location. */
export async function deleteLocatorLocation(
  services: Pick<Services, 'jobs' | 'live'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
): Promise<void> {
  await tx
    .delete(locatorListings)
    .where(and(eq(locatorListings.companyId, companyId), eq(locatorListings.locationId, locationId)));
  await tx
    .delete(locatorQuestions)
    .where(and(eq(locatorQuestions.companyId, companyId), eq(locatorQuestions.locationId, locationId)));
  await tx
    .update(storeLocators)
    .set({ scopeFacilities: sql`array_remove(${storeLocators.scopeFacilities}, ${locationId}::int8)` })
    .where(eq(storeLocators.companyId, companyId));
  await requestBuild(services, tx, companyId);
}
