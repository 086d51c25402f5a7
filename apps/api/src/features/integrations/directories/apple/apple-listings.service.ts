import { and, eq, sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { listingFieldsOf } from '../../../listings/listing-fields.ts';
import { locations } from '../../../listings/listings.table.ts';
import { toSummary } from '../../../listings/location-rows.ts';
import { bringBackListings, chooseListings } from '../choose-directory-listings.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import { requireConnected, settleAccountStatus } from '../directory-account.ts';
import { stopListings } from '../directory-listing-lifecycle.ts';
import { requireConfigured, requireOwnLocations } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import type { WrittenListing } from '../write-directory-listings.ts';
import { readAppleAccount } from './apple-account.ts';
import { appleDirectory } from './apple-directory.ts';

interface EnableWish {
  accountId: number;
  /** Default all. */
  locationIds?: readonly number[] | undefined;
  isDryRun: boolean;
}

/**
 * Sends locations to Apple, and says which of them wait for their brand, and what Apple would not take.
 * @throws Problem `not_found`, `provider_not_configured`
 */
export async function enableListings(
  services: Services,
  member: Member,
  { accountId, locationIds, isDryRun }: EnableWish,
) {
  const { companyId } = member;
  const { queries } = services.database;
  const { brands } = await readAppleAccount(services, member, accountId);
  requireConfigured(services, 'apple');
  if (locationIds) await requireOwnLocations(queries, companyId, locationIds);
  const candidates = await findCandidates(services, companyId, locationIds);
  const chosen = isDryRun
    ? new Set(candidates.map(({ id }) => id))
    : await choose(
        services,
        { companyId, accountId },
        candidates.map(({ id }) => id),
      );
  const accepted = candidates.filter(({ id }) => chosen.has(id));
  const shown = new Set(brands.filter(({ state }) => state === 'published').map(({ country }) => country));
  return {
    accepted: accepted.map(({ id }) => id),
    waiting_for_brand: accepted.filter(({ country }) => !shown.has(country)).map(({ id }) => id),
    lacking: accepted.flatMap((row) => {
      const key = { companyId, locationId: row.id, directory: 'apple' } as const;
      const wanted = appleDirectory.wanted(listingFieldsOf(row), key);
      return 'problems' in wanted
        ? [{ location: toSummary(row), problems: wanted.problems.map(shownProblem) }]
        : [];
    }),
  };
}

/**
 * Stops sending locations to Apple, and takes them out of it where that is wanted.
 * @throws Problem `not_found`
 */
export function disableListings(
  services: Services,
  member: Member,
  {
    accountId,
    locationIds,
    remove,
  }: { accountId: number; locationIds?: readonly number[] | undefined; remove: boolean },
): Promise<number[]> {
  return changeChosen(services, member, { accountId, locationIds }, async (tx, account) => {
    const stopped = await stopListings(services, tx, { ...account, locationIds, remove });
    if (remove) await publishEach(services, tx, stopped.map(versionOf));
    return stopped;
  });
}

/**
 * Brings back locations that were taken out of Apple.
 * @throws Problem `not_found`, `provider_not_configured`
 */
export async function undeleteListings(
  services: Services,
  member: Member,
  { accountId, locationIds }: { accountId: number; locationIds?: readonly number[] | undefined },
): Promise<number[]> {
  requireConfigured(services, 'apple');
  return changeChosen(services, member, { accountId, locationIds }, async (tx, account) => {
    const back = await bringBackListings(services, tx, account, locationIds);
    await publishEach(services, tx, back.map(versionOf));
    return back;
  });
}

/** A problem as calls return it. */
export function shownProblem({
  code,
  field = null,
  message = '',
}: Omit<DirectoryProblem, 'field'> & { field?: string | null }) {
  return { code, field, message };
}

async function choose(
  services: Services,
  { companyId, accountId }: { companyId: number; accountId: number },
  ids: readonly number[],
): Promise<Set<number>> {
  const account = { companyId, directory: 'apple', accountId } as const;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    await requireConnected(tx, account);
    const chosen = await chooseListings(services, tx, account, ids);
    await publishEach(services, tx, chosen.map(versionOf));
    await settleAccountStatus(tx, companyId, 'apple');
    return new Set(chosen.map(({ location_id: id }) => id));
  });
}

async function changeChosen(
  services: Services,
  member: Member,
  { accountId, locationIds }: { accountId: number; locationIds?: readonly number[] | undefined },
  write: (
    tx: Queryable,
    account: { companyId: number; directory: 'apple'; accountId: number },
  ) => Promise<WrittenListing[]>,
): Promise<number[]> {
  const { companyId } = member;
  await readAppleAccount(services, member, accountId);
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    if (locationIds) await requireOwnLocations(tx, companyId, locationIds);
    const changed = await write(tx, { companyId, directory: 'apple', accountId });
    await settleAccountStatus(tx, companyId, 'apple');
    return changed.map(({ location_id: id }) => id).toSorted((a, b) => a - b);
  });
}

/** Locations that Apple is not to have by us yet. */
async function findCandidates(
  { database }: Pick<Services, 'database'>,
  companyId: number,
  locationIds: readonly number[] | undefined,
) {
  const listed = await rows<{ location_id: number }>(
    database.queries,
    sql`select location_id::int8 as location_id from directory_listings
        where company_id = ${companyId} and directory = 'apple' and state not in ('off', 'removing', 'removed')`,
  );
  const taken = new Set(listed.map(({ location_id: id }) => id));
  const chosen = locationIds && new Set(locationIds);
  const found = await database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.isOwner, true)))
    .orderBy(locations.id);
  return found.filter(
    ({ id, creation, openStatus }) =>
      creation === null &&
      openStatus !== 'CLOSED_PERMANENTLY' &&
      !taken.has(id) &&
      (chosen === undefined || chosen.has(id)),
  );
}
