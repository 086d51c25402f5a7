import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import {
  atRest,
  change,
  given,
  isGiven,
  type ListingKey,
  type ListingVersion,
  lockLocations,
  notConnected,
  writtenAt,
  written,
  type WrittenListing,
  type WritingServices,
} from './write-directory-listings.ts';

/*
 * How listings end: no longer sent, taken out of the directory, remembered or gone. How they live until then stands in
 * `directory-listing-lifecycle.ts`.
 */

/** What is to be sent to a directory no more. */
interface StoppedListings extends Omit<ListingKey, 'locationId'> {
  /** Default all of the directory. */
  accountId?: number | undefined;
  locationIds?: readonly number[] | undefined;
  /** Whether they are taken out of the directory as well. */
  remove: boolean;
}

/** What stopping did to listings. */
interface StoppedAndForgotten {
  stopped: WrittenListing[];
  /** Those that were to be sent and that the directory never had, which are gone at once. */
  forgotten: WrittenListing[];
}

/** Stops sending to a directory: what it has stays there, or is removed. Returns those for which that was so. */
export async function stopListings(
  services: WritingServices,
  tx: Queryable,
  { companyId, directory, remove, accountId, locationIds }: StoppedListings,
): Promise<StoppedAndForgotten> {
  const which = sql`company_id = ${companyId} and directory = ${directory}
    and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
    and ${locationIds ? sql`location_id = any(${int8Array(locationIds)})` : sql`true`}`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  if (remove) return removeWhere(services, tx, which);
  const stops = sql`update directory_listings d set state = 'off', version = version + 1, problems = '[]'
    where ${which} and state not in ${atRest}`;
  return { stopped: await written(services, tx, stops), forgotten: [] };
}

/**
 * Takes a location that is deleted out of its directories; where we send nothing any more, it stays. Returns those from which
 * it is to be removed. The caller has locked the location.
 */
export async function leaveDirectories(
  services: WritingServices,
  tx: Queryable,
  { companyId, locationId }: Omit<ListingKey, 'directory'>,
): Promise<WrittenListing[]> {
  const which = sql`company_id = ${companyId} and location_id = ${locationId}`;
  const stopped = sql`delete from directory_listings d where ${which} and state in ('off', 'removed')`;
  await written(services, tx, stopped, notConnected);
  return (await removeWhere(services, tx, which)).stopped;
}

/** Remembers what was taken out of a directory, so that it can be restored, while its location is there. */
export async function keepRemoved(services: Services, removed: readonly ListingVersion[]): Promise<void> {
  await change(
    services,
    removed,
    sql`update directory_listings d set state = 'removed', problems = '[]', link = '', sending_at = null
        from ${given(removed)}
        where ${isGiven} and d.version = g.version and d.state = 'removing' and d.external_id is not null
          and exists (select from locations l where l.company_id = d.company_id and l.id = d.location_id)`,
  );
}

/** Writes that a directory has a listing no longer, by our wish. */
export async function settleRemoved(services: Services, removed: readonly ListingVersion[]): Promise<void> {
  await change(
    services,
    removed,
    sql`delete from directory_listings d using ${given(removed)}
        where ${isGiven} and d.version = g.version and d.state = 'removing'`,
    notConnected,
  );
}

/** What no directory can have goes at once; the others are removed by a job. */
async function removeWhere(
  services: WritingServices,
  tx: Queryable,
  which: SQL,
): Promise<StoppedAndForgotten> {
  const never = sql`delete from directory_listings d where ${which} and external_id is null and sending_at is null`;
  await written(services, tx, sql`${never} and state = 'off'`, notConnected);
  const forgotten = await written(services, tx, never, notConnected);
  const removes = sql`update directory_listings d
    set state = 'removing', version = version + 1, problems = '[]', accepted_at = ${writtenAt(services)},
        sending_at = case when external_id is null then sending_at end
    where ${which} and state not in ('removing', 'removed')`;
  return { stopped: await written(services, tx, removes), forgotten };
}
