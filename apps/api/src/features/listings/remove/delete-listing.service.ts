import { sql } from 'drizzle-orm';
import { deletionRefusal, type DeletionScope } from '@pinfold/contract/features/listings/remove/deletion';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { ifRefused, unlessGone } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { askGoogle, requireGrant } from '../google-grant.ts';
import { publishGroups } from '../groups/groups.service.ts';
import { guardOf, lockLocation, type LockedLocation } from '../updates/edit-guard.ts';

/**
 * Removes a location for good; at Google first, where that is wanted. Stopped half way and asked again, it goes on:
 * a profile that is gone there is no reason to stop.
 */
export async function deleteListingOf(
  services: Services,
  member: Member,
  { id, from }: { id: number; from: DeletionScope },
  deleteData: DeleteLocationData,
): Promise<void> {
  const { database, live, now } = services;
  const { companyId } = member;
  if (from === 'google') await deleteProfile(services, member, id);
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const locked = await lockLocation(tx, member, id);
    // What began after the profile was deleted ends with it.
    if (from === 'pinfold') await refuse(tx, member, locked, from);
    await deleteData(tx, companyId, id);
    if (from === 'google') await deletePlace(tx, companyId, locked);
    await removeLocation(tx, companyId, id);
    await publishGroups(live, tx, companyId);
    await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
  });
}

/** It is no longer among the places that an account can import. */
async function deletePlace(tx: Queryable, companyId: number, { row }: LockedLocation): Promise<void> {
  await tx.execute(
    sql`delete from google_places where company_id = ${companyId} and google_name = ${row.googleName}`,
  );
}

/** Nothing is locked meanwhile: Google takes its time. */
async function deleteProfile(services: Services, member: Member, id: number): Promise<void> {
  const { row } = await services.database.queries.transaction(async (tx) => {
    const locked = await lockLocation(tx, member, id);
    await refuse(tx, member, locked, 'google');
    return locked;
  });
  const { googleName, googleAccountId } = row;
  if (googleName === null) return;
  const { google } = await requireGrant(services, member.companyId, googleAccountId);
  await ifRefused(askGoogle(unlessGone(google.deleteListing(googleName))), () => {
    throw new Problem('profile_not_deletable');
  });
}

async function refuse(
  tx: Queryable,
  { companyId }: Member,
  { row }: LockedLocation,
  from: DeletionScope,
): Promise<void> {
  const covered = await rows(
    tx,
    sql`select 1 from listing_updates u
        join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id and b.finished_at is null
        where u.company_id = ${companyId} and u.location_id = ${row.id} limit 1`,
  );
  const listing = { ...guardOf(row), is_in_bulk_edit: covered.length > 0 };
  const refusal = deletionRefusal(listing, from);
  if (refusal) throw new Problem(refusal);
}

/** What other features know of a location that is removed; each takes its own away, in the same transaction. */
export type DeleteLocationData = (tx: Queryable, companyId: number, locationId: number) => Promise<void>;

/** Takes a location away with all that belongs to it alone. The caller has locked the company. */
async function removeLocation(tx: Queryable, companyId: number, locationId: number): Promise<void> {
  for (const table of [
    'listing_updates',
    'location_group_members',
    'member_locations',
    'keywords',
    'watched_locations',
    'watched_days',
    'watched_changes',
  ])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and location_id = ${locationId}`,
    );
  // The record of an import stays.
  await tx.execute(
    sql`update google_import_places set location_id = null where company_id = ${companyId} and location_id = ${locationId}`,
  );
  await tx.execute(sql`delete from locations where company_id = ${companyId} and id = ${locationId}`);
}
