import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import type {
  AppleNewsEntry,
  OrganizationCalls,
} from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import { storeDecisions } from '../directory-listing-lifecycle.ts';
import { settleBrand, settledAs } from './apple-brands.service.ts';
import { decisionOf } from './apple-directory.ts';

interface AccountKey {
  companyId: number;
  accountId: number;
}

/** Writes what Apple tells of a brand or a location of ours. What others have at the same organisation is not asked about. */
export async function settleNewsEntry(
  services: Services,
  calls: OrganizationCalls,
  key: AccountKey,
  entry: AppleNewsEntry,
): Promise<void> {
  const { kind, isOverride, resourceId } = entry;
  if (kind === 'other') return;
  const find = kind === 'brand' ? findOwnBrand : findOwnListing;
  const known = resourceId === undefined ? undefined : await find(services, key, resourceId);
  if (resourceId !== undefined && !known) return;
  const resource = await calls.readFeedback(entry);
  const own = resource && (known ?? (await find(services, key, resource.id)));
  if (!own) return;
  if ('country' in own) return settleBrand(services, { ...key, ...own }, settledAs(resource));
  const decision = decisionOf(resource, { isOverride });
  await storeDecisions(services, [{ companyId: key.companyId, directory: 'apple', ...own, ...decision }]);
}

async function findOwnBrand(
  { database }: Services,
  { companyId, accountId }: AccountKey,
  id: string,
): Promise<{ country: string } | undefined> {
  const [brand] = await rows<{ country: string }>(
    database.queries,
    sql`select country from apple_brands
        where company_id = ${companyId} and account_id = ${accountId} and external_id = ${id}`,
  );
  return brand;
}

async function findOwnListing(
  { database }: Services,
  { companyId, accountId }: AccountKey,
  id: string,
): Promise<{ locationId: number; version: number } | undefined> {
  const [listing] = await rows<{ locationId: number; version: number }>(
    database.queries,
    sql`select location_id::int8 as "locationId", version from directory_listings
        where company_id = ${companyId} and account_id = ${accountId} and external_id = ${id}
          and directory = 'apple'`,
  );
  return listing;
}
