import { sql } from 'drizzle-orm';
import { deletionRefusal, type DeletionScope } from '@pinfold/contract/features/listings/remove/deletion';
import { rows, type Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../company/plan/lock-company.ts';
import { askGoogle } from '../ask-google.ts';
import { requireGrant } from '../google-grant.ts';
import { tellOfGroups } from '../groups/tell-of-groups.ts';
import { holdLocation, type HeldLocation } from '../updates/hold-location.ts';
import { guardOf } from '../updates/listing-guard.ts';
import { removeLocation, type ForgetLocation } from './remove-location.ts';

/**
 * Removes a location for good; at Google first, where that is wanted. Stopped half way and asked again, it goes on:
 * a profile that is gone there is no reason to stop.
 */
export async function deleteListingOf(
  services: Services,
  member: Member,
  { id, from }: { id: number; from: DeletionScope },
  forget: ForgetLocation,
): Promise<void> {
  const { database, live, now } = services;
  const { companyId } = member;
  if (from === 'google') await deleteProfile(services, member, id);
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const held = await holdLocation(tx, member, id);
    // What began after the profile was deleted ends with it.
    if (from === 'pinfold') await refuse(tx, member, held, from);
    await forget(tx, companyId, id);
    if (from === 'google') await forgetPlace(tx, companyId, held);
    await removeLocation(tx, companyId, id);
    await tellOfGroups(live, tx, companyId);
    await live.publish(tx, companyId, { topic: 'reviews', ids: [] });
  });
}

/** It is no longer among the places that an account can import. */
async function forgetPlace(tx: Queryable, companyId: number, { row }: HeldLocation): Promise<void> {
  await tx.execute(
    sql`delete from google_places where company_id = ${companyId} and google_name = ${row.googleName}`,
  );
}

/** Nothing is held meanwhile: Google takes its time. */
async function deleteProfile(services: Services, member: Member, id: number): Promise<void> {
  const { row } = await services.database.queries.transaction(async (tx) => {
    const held = await holdLocation(tx, member, id);
    await refuse(tx, member, held, 'google');
    return held;
  });
  const { googleName, googleAccountId } = row;
  if (googleName === null) return;
  const { google } = await requireGrant(services, member.companyId, googleAccountId);
  try {
    await askGoogle(google.deleteListing(googleName));
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    if (error.kind !== 'not_found') throw new Problem('profile_not_deletable');
  }
}

async function refuse(
  tx: Queryable,
  { companyId }: Member,
  { row }: HeldLocation,
  from: DeletionScope,
): Promise<void> {
  const covered = await rows(
    tx,
    sql`select 1 from listing_updates u
        join bulk_edits b on b.company_id = u.company_id and b.id = u.bulk_edit_id and b.finished_at is null
        where u.company_id = ${companyId} and u.location_id = ${row.id} limit 1`,
  );
  const listing = { ...guardOf(row), is_owner: row.isOwner, is_in_bulk_edit: covered.length > 0 };
  const refusal = deletionRefusal(listing, from);
  if (refusal) throw new Problem(refusal);
}
