import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AppleLeftOutReason } from '@pinfold/contract/features/integrations/apple-listings.endpoints';
import type { DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import { rows, type Queryable } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { listingFieldsOf } from '../../../listings/listing-fields.ts';
import { locations } from '../../../listings/listings.table.ts';
import { toSummary } from '../../../listings/location-rows.ts';
import { bringBackListings, chooseListings } from '../choose-directory-listings.ts';
import type { DirectoryProblem } from '../directories.table.ts';
import { requireConnected, settleAccountStatus } from '../directory-account.ts';
import { stopListings } from '../end-directory-listings.ts';
import { requireConfigured, requireOwnLocations } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { atRest, type WrittenListing } from '../write-directory-listings.ts';
import { readAppleAccount } from './apple-account.ts';
import { appleDirectory } from './apple-directory.ts';

interface EnableWish {
  accountId: number;
  /** Default all. */
  locationIds?: readonly number[] | undefined;
  isDryRun: boolean;
}

/**
 * Sends locations to Apple, and says which of them wait for their brand, what Apple would not take, and which are not sent.
 * @throws Problem `not_found`, also where a location is not the company's, `provider_not_configured`
 */
export async function enableListings(
  services: Services,
  member: Member,
  { accountId, locationIds, isDryRun }: EnableWish,
) {
  const { companyId } = member;
  const { brands } = await readAppleAccount(services, member, accountId);
  requireConfigured(services, 'apple');
  const { candidates, leftOut } = await findCandidates(services, { companyId, accountId }, locationIds);
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
    left_out: leftOut.map(({ row, reason }) => ({ location: toSummary(row), reason })),
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
 * Stops sending locations to Apple, and takes them out of it where that is wanted. Those that it never had are named,
 * since there is nothing of them to bring back.
 * @throws Problem `not_found`
 */
export async function disableListings(
  services: Services,
  member: Member,
  {
    accountId,
    locationIds,
    remove,
  }: { accountId: number; locationIds?: readonly number[] | undefined; remove: boolean },
): Promise<{ accepted: number[]; never_sent: number[] }> {
  const which = { accountId, locationIds };
  const { stopped, forgotten } = await changeChosen(services, member, which, async (tx, account) => {
    const done = await stopListings(services, tx, { ...account, locationIds, remove });
    if (remove) await publishEach(services, tx, done.stopped.map(versionOf));
    return done;
  });
  return { accepted: locationsOf([...stopped, ...forgotten]), never_sent: locationsOf(forgotten) };
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
  const which = { accountId, locationIds };
  return changeChosen(services, member, which, async (tx, account) => {
    const back = await bringBackListings(services, tx, account, locationIds);
    await publishEach(services, tx, back.map(versionOf));
    return locationsOf(back);
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

async function changeChosen<Changed>(
  services: Services,
  member: Member,
  { accountId, locationIds }: { accountId: number; locationIds?: readonly number[] | undefined },
  write: (
    tx: Queryable,
    account: { companyId: number; directory: 'apple'; accountId: number },
  ) => Promise<Changed>,
): Promise<Changed> {
  const { companyId } = member;
  await readAppleAccount(services, member, accountId);
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    if (locationIds) await requireOwnLocations(tx, companyId, locationIds);
    const changed = await write(tx, { companyId, directory: 'apple', accountId });
    await settleAccountStatus(tx, companyId, 'apple');
    return changed;
  });
}

function locationsOf(listings: readonly WrittenListing[]): number[] {
  return listings.map(({ location_id: id }) => id).toSorted((a, b) => a - b);
}

type Location = typeof locations.$inferSelect;

/** Locations that Apple is not to have by us yet, and those of the asked for that are not sent. */
async function findCandidates(
  { database }: Pick<Services, 'database'>,
  { companyId, accountId }: { companyId: number; accountId: number },
  locationIds: readonly number[] | undefined,
): Promise<{ candidates: Location[]; leftOut: { row: Location; reason: AppleLeftOutReason }[] }> {
  const { queries } = database;
  const listed = await rows<{ location_id: number; state: DirectoryListingState }>(
    queries,
    sql`select location_id::int8 as location_id, state from directory_listings
        where company_id = ${companyId} and directory = 'apple'
          and (state not in ${atRest} or (state = 'removing' and account_id <> ${accountId}))`,
  );
  const taken = new Map(listed.map(({ location_id: id, state }) => [id, state]));
  const asked = locationIds ? inArray(locations.id, [...new Set(locationIds)]) : eq(locations.isOwner, true);
  const found = await queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), asked))
    .orderBy(locations.id);
  if (locationIds && found.length < new Set(locationIds).size) throw new Problem('not_found');
  const judged = found.map((row) => ({ row, reason: leftOutReason(row, taken.get(row.id)) }));
  return {
    candidates: judged.flatMap(({ row, reason }) => (reason ? [] : [row])),
    leftOut: judged.flatMap(({ row, reason }) =>
      reason && (locationIds || reason !== 'sent_already') ? [{ row, reason }] : [],
    ),
  };
}

function leftOutReason(
  { isOwner, creation, openStatus }: Location,
  listed: DirectoryListingState | undefined,
): AppleLeftOutReason | undefined {
  if (!isOwner) return 'only_watched';
  if (listed) return listed === 'removing' ? 'being_removed' : 'sent_already';
  if (creation) return 'being_created';
  return openStatus === 'CLOSED_PERMANENTLY' ? 'closed_permanently' : undefined;
}
