import { sql } from 'drizzle-orm';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import { directoryFlags, type Directory } from '@pinfold/contract/features/integrations/directory';
import { retryBingListings } from '@pinfold/contract/features/integrations/map-settings.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { idList } from '../../../database/int8.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { wireOf } from './directories.ts';
import { directoryAccounts } from './directories.table.ts';
import { retryListings, wantListings } from './directory-listing-lifecycle.ts';
import { stopListings } from './end-directory-listings.ts';
import { flushOf } from './flush-directory.job.ts';
import { publishEach, versionOf } from './publish-directory-listing.job.ts';

/**
 * Switches a directory that is reached by the installation's own login on or off for a company. Nothing is called here:
 * jobs do what follows.
 * @throws Problem `feature_disabled`, and where it is switched on what refuses sending, or `provider_not_configured`
 */
export async function switchDirectory(
  services: Services,
  member: Member,
  directory: Directory,
  { isEnabled, remove }: { isEnabled: boolean; remove: boolean },
): Promise<void> {
  const { database, jobs, now } = services;
  const { companyId } = member;
  await requireFlag(services, database.queries, member, directoryFlags[directory]);
  if (isEnabled) {
    const refusal = decideAccess(retryBingListings.access, member);
    if (refusal) throw new Problem(refusal);
    requireConfigured(services, directory);
  }
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await writeSwitch(tx, companyId, directory, isEnabled);
    if (isEnabled) await wantListings(services, tx, directory, companyId);
    else await stopListings(services, tx, { companyId, directory, remove });
    if (isEnabled || remove) await jobs.enqueue(tx, flushOf(directory), [{ payload: {} }]);
  });
}

/**
 * Sends again what a directory refused or did not receive; returns the ids of the locations for which that was so.
 *
 * @param locationIds default all
 * @throws Problem `feature_disabled`, `provider_not_configured`, or `not_found` where one of them is not the company's
 */
export async function retryRefused(
  services: Services,
  member: Member,
  { directory, accountId }: { directory: Directory; accountId?: number },
  locationIds: readonly number[] | undefined,
): Promise<number[]> {
  const { queries } = services.database;
  const { companyId } = member;
  await requireFlag(services, queries, member, directoryFlags[directory]);
  requireConfigured(services, directory);
  return queries.transaction(async (tx) => {
    if (locationIds) await requireOwnLocations(tx, companyId, locationIds);
    const accepted = await retryListings(services, tx, { companyId, directory, accountId }, locationIds);
    await publishEach(services, tx, accepted.map(versionOf));
    return accepted.map(({ location_id: id }) => id);
  });
}

/** @throws Problem `provider_not_configured` */
export function requireConfigured(services: Services, directory: Directory): void {
  if (!wireOf(directory).isConfigured(services)) throw new Problem('provider_not_configured');
}

/** @throws Problem `not_found` where one of them is not the company's, or only watched */
export async function requireOwnLocations(
  tx: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = new Set(ids);
  const found = await rows(
    tx,
    sql`select 1 from locations where company_id = ${companyId} and is_owner and creation is null and id in ${idList([...wanted])}`,
  );
  if (found.length < wanted.size) throw new Problem('not_found');
}

async function writeSwitch(
  tx: Queryable,
  companyId: number,
  directory: Directory,
  isEnabled: boolean,
): Promise<void> {
  const status = isEnabled ? 'complete' : 'disconnected';
  const { externalId } = directoryAccounts;
  await tx
    .insert(directoryAccounts)
    .values({ companyId, directory, status })
    .onConflictDoUpdate({
      target: [directoryAccounts.companyId, directoryAccounts.directory, externalId],
      set: { status, problem: null },
    });
}
