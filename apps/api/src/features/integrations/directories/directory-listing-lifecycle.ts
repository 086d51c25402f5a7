import { sql } from 'drizzle-orm';
import type { Directory, DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import type { Queryable } from '../../../database/database.ts';
import { arrayLiteral, int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryProblem } from './directories.table.ts';
import {
  atRest,
  change,
  given,
  isGiven,
  type ListingKey,
  type ListingVersion,
  lockLocations,
  writtenAt,
  publishedAtIn,
  toBeSent,
  written,
  type WrittenListing,
  type WritingServices,
} from './write-directory-listings.ts';

/*
 * The writes of `directory_listings`, and of what a location says of them, in the order of a listing's life: wanted,
 * changed or tried again; noted before the directory is called; refused or held back; decided by the directory. What it
 * took stands in `taken-directory-listings.ts`, and a listing's end in `end-directory-listings.ts`. A write locks the
 * locations before their listings, as whoever edits a location does.
 */

/**
 * Accepts the locations that a directory is to list and does not: new ones, and those that it was to list no longer.
 * Returns how many.
 *
 * @param companyId left out for every company that is connected
 */
export async function wantListings(
  services: WritingServices,
  tx: Queryable,
  directory: Directory,
  companyId?: number,
): Promise<number> {
  const wanted = await written(
    services,
    tx,
    sql`
      insert into directory_listings as d (company_id, location_id, directory, account_id, state, accepted_at)
      select l.company_id, l.id, a.directory, a.id, 'waiting', ${writtenAt(services)}
      from directory_accounts a
      join locations l on l.company_id = a.company_id
      left join directory_listings o
        on o.company_id = l.company_id and o.location_id = l.id and o.directory = a.directory
      where a.directory = ${directory} and a.status = 'complete' and a.external_id = ''
        and ${companyId === undefined ? sql`true` : sql`a.company_id = ${companyId}`}
        and l.is_owner and l.creation is null and l.open_status <> 'CLOSED_PERMANENTLY'
        and (o.state is null or o.state in ${atRest})
      order by l.company_id, l.id
      for no key update of l
      on conflict (company_id, location_id, directory) do update
      set state = 'waiting', version = d.version + 1, account_id = excluded.account_id,
          accepted_at = excluded.accepted_at, problems = '[]'
      where d.state in ${atRest}`,
  );
  return wanted.length;
}

/** Accepts what changed of a location, for those of the directories that list it. The caller has locked it. */
export function changeListings(
  services: WritingServices,
  tx: Queryable,
  { companyId, locationId }: Omit<ListingKey, 'directory'>,
  changed: readonly Directory[],
): Promise<WrittenListing[]> {
  return written(
    services,
    tx,
    sql`update directory_listings d set ${toBeSent(services)}
        where company_id = ${companyId} and location_id = ${locationId}
          and directory = any(${arrayLiteral(changed)}::text[]) and state not in ${atRest}`,
  );
}

/** Accepts again what a directory refused or never received; returns the locations for which that was so. */
export async function retryListings(
  services: WritingServices,
  tx: Queryable,
  { companyId, directory, accountId }: Omit<ListingKey, 'locationId'> & { accountId?: number | undefined },
  locationIds?: readonly number[],
): Promise<WrittenListing[]> {
  const which = sql`company_id = ${companyId} and directory = ${directory} and state in ('rejected', 'failed')
    and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
    and ${locationIds ? sql`location_id = any(${int8Array(locationIds)})` : sql`true`}`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  return written(services, tx, sql`update directory_listings d set ${toBeSent(services)} where ${which}`);
}

/** Notes that the directory is about to be called; returns those listings for which that is still wanted. */
export async function noteSendingListings<Sent extends ListingVersion>(
  services: Services,
  listings: readonly Sent[],
): Promise<Sent[]> {
  const noted = await change(
    services,
    listings,
    sql`update directory_listings d set sending_at = ${writtenAt(services)}
        from ${given(listings)} where ${isGiven} and d.version = g.version and d.state in ('waiting', 'removing')`,
  );
  const places = new Set(noted.map((row) => `${row.company_id}/${row.location_id}`));
  return listings.filter(({ companyId, locationId }) => places.has(`${companyId}/${locationId}`));
}

/** Takes the note back for a call that was refused. */
export async function releaseListings(
  services: Services,
  listings: readonly ListingVersion[],
): Promise<void> {
  await change(
    services,
    listings,
    sql`update directory_listings d set sending_at = null from ${given(listings)}
        where ${isGiven} and d.version = g.version`,
  );
}

/** What could not be sent, with the reason. */
export interface FailedListing extends ListingVersion {
  problems: readonly DirectoryProblem[];
}

/** Writes that listings could not be sent. What is to be removed stays so, and is tried again later. */
export async function settleFailedListings(
  services: Services,
  failed: readonly FailedListing[],
): Promise<void> {
  await change(
    services,
    failed,
    sql`update directory_listings d
        set state = case d.state when 'waiting' then 'failed' else d.state end,
            problems = g.problems, sending_at = null, accepted_at = ${writtenAt(services)}
        from ${given(failed)} where ${isGiven} and d.version = g.version and d.state in ('waiting', 'removing')`,
  );
}

/** What cannot be sent before something else happens. */
export interface HeldListing extends FailedListing {
  state: Extract<DirectoryListingState, 'waiting_for_brand' | 'conflict'>;
}

/** Writes what listings wait for, other than their turn. */
export async function settleHeld(services: Services, held: readonly HeldListing[]): Promise<void> {
  await change(
    services,
    held,
    sql`update directory_listings d set state = g.state, problems = g.problems, sending_at = null
        from ${given(held)} where ${isGiven} and d.version = g.version and d.state = 'waiting'`,
  );
}

/** What a directory made of a listing that was sent. */
export interface DecidedListing extends FailedListing {
  state: Extract<DirectoryListingState, 'in_review' | 'publishing' | 'published' | 'rejected' | 'failed'>;
  link: string;
}

/** Writes what a directory decided, unless there is something to send by now. Returns how many changed. */
export async function storeDecisions(
  services: Services,
  decided: readonly DecidedListing[],
): Promise<number> {
  const changed = await change(
    services,
    decided,
    sql`update directory_listings d
        set state = g.state, problems = g.problems, link = g.link,
            published_at = ${publishedAtIn(services, sql`g.state`)}
        from ${given(decided)} where ${isGiven} and d.version = g.version
          and d.state in ('in_review', 'publishing', 'published', 'rejected')
          and (d.state, d.problems, d.link) is distinct from (g.state, g.problems, g.link)`,
  );
  return changed.length;
}

/** Accepts again listings that say something else at the directory than they are to say, unless they changed meanwhile. */
export function sendDifferent(
  services: Services,
  different: readonly ListingVersion[],
): Promise<WrittenListing[]> {
  return change(
    services,
    different,
    sql`update directory_listings d set ${toBeSent(services)} from ${given(different)}
        where ${isGiven} and d.version = g.version and d.state in ('in_review', 'publishing', 'published', 'rejected')`,
  );
}
