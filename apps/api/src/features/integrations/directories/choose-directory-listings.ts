import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryDecision } from './directory-wire.ts';
import type { DirectoryAccountKey } from './link-directory-listings.ts';
import {
  lockLocations,
  publishedAtIn,
  toBeSent,
  written,
  writtenAt,
  type WrittenListing,
} from './write-directory-listings.ts';

/*
 * Writes of listings in directories where people choose which of their locations an account lists, and may take that back.
 * The caller has locked the company.
 */

type Write = Pick<Services, 'live' | 'now'>;

/**
 * Accepts locations that an account is to list and does not; returns those for which that was so. What is about to be taken out
 * at another account is left until it is.
 */
export function chooseListings(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  locationIds: readonly number[],
): Promise<WrittenListing[]> {
  const isSame = sql`d.account_id = excluded.account_id`;
  // Another account knows the location under another name, if at all, and has not shown it yet.
  const ofSame = sql.join(
    ['external_id', 'etag', 'sent', 'created_at', 'published_at'].map(
      (column) => sql`${sql.raw(column)} = case when ${isSame} then d.${sql.raw(column)} end`,
    ),
    sql`, `,
  );
  return written(
    services,
    tx,
    sql`insert into directory_listings as d (company_id, location_id, directory, account_id, state, accepted_at)
        select l.company_id, l.id, ${directory}, ${accountId}::int8, 'waiting', ${writtenAt(services)}
        from locations l
        where l.company_id = ${companyId} and l.id = any(${int8Array(locationIds)})
        order by l.id
        for no key update of l
        on conflict (company_id, location_id, directory) do update
        set ${toBeSent(services)}, account_id = excluded.account_id, ${ofSame},
            link = case when ${isSame} then d.link else '' end
        where d.state in ('off', 'removed') or (d.state = 'removing' and ${isSame})`,
  );
}

/** Accepts again what was taken out of a directory, or is about to be; returns those for which that was so. */
export async function bringBackListings(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  locationIds?: readonly number[],
): Promise<WrittenListing[]> {
  const which = sql`company_id = ${companyId} and directory = ${directory} and account_id = ${accountId}
    and state in ('removing', 'removed') and ${locationIds ? sql`location_id = any(${int8Array(locationIds)})` : sql`true`}`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  return written(
    services,
    tx,
    sql`update directory_listings d set ${toBeSent(services)}
        where ${which} and exists (
          select from locations l where l.company_id = d.company_id and l.id = d.location_id)`,
  );
}

/** Accepts the locations of a country that waited for its brand. */
export async function sendWaitingForBrand(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  country: string,
): Promise<WrittenListing[]> {
  const which = sql`company_id = ${companyId} and directory = ${directory} and account_id = ${accountId}
    and state = 'waiting_for_brand' and location_id in (
      select l.id from locations l where l.company_id = ${companyId} and l.country = ${country})`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  return written(services, tx, sql`update directory_listings d set ${toBeSent(services)} where ${which}`);
}

/** A listing that was changed there and here, as a person saw it. */
interface ConflictVersion extends DirectoryAccountKey {
  locationId: number;
  version: number;
}

/** What a person decided about it. */
export interface SettledConflict {
  etag: string | null;
  /** What is at the directory, which is compared with what it has the next time. */
  sent: object | null;
}

/** Accepts what the location says, in the place of what the directory has. Returns nothing where no conflict is left. */
export function sendOurs(
  services: Write,
  tx: Queryable,
  listing: ConflictVersion,
  { etag, sent }: SettledConflict,
): Promise<WrittenListing[]> {
  return written(
    services,
    tx,
    sql`update directory_listings d set ${toBeSent(services)}, etag = ${etag}, sent = ${jsonOf(sent)}
        where ${isConflict(listing)}`,
  );
}

/** Leaves what the directory has. Returns nothing where no conflict is left. */
export function leaveTheirs(
  services: Write,
  tx: Queryable,
  listing: ConflictVersion,
  { etag, sent, state, problems, link }: SettledConflict & DirectoryDecision,
): Promise<WrittenListing[]> {
  return written(
    services,
    tx,
    sql`update directory_listings d
        set state = ${state}, version = version + 1, problems = ${jsonOf(problems)}, etag = ${etag}, link = ${link},
            sent = ${jsonOf(sent)}, published_at = ${publishedAtIn(services, sql`${state}::text`)}
        where ${isConflict(listing)}`,
  );
}

function jsonOf(value: object | null) {
  return sql`${value && JSON.stringify(value)}::jsonb`;
}

function isConflict({ companyId, directory, accountId, locationId, version }: ConflictVersion) {
  return sql`company_id = ${companyId} and directory = ${directory} and account_id = ${accountId}
    and location_id = ${locationId} and version = ${version} and state = 'conflict'`;
}
