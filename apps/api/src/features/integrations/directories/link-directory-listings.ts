import { sql } from 'drizzle-orm';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryProblem } from './directories.table.ts';
import {
  lockLocations,
  toBeSent,
  written,
  writtenAt,
  type WrittenListing,
} from './write-directory-listings.ts';

/*
 * Writes of listings that are at their directory before we know them, such as pages of Facebook: people say which location
 * is which of them. The caller has locked the company.
 */

type Write = Pick<Services, 'live' | 'now'>;

/** An account of a company at a directory. */
export interface DirectoryAccountKey {
  companyId: number;
  directory: Directory;
  accountId: number;
}

/** A listing of an account as it is at the directory. */
export interface KnownListing {
  externalId: string;
  link: string;
  /** Null where there is none now, which keeps the one of before. */
  sealedCredentials: string | null;
}

/** A location with the listing that it has. */
export interface ListingLink extends KnownListing {
  locationId: number;
}

/** Whether a location or a listing among these is linked through another account, which has to be ended there first. */
export async function isLinkedElsewhere(
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  links: readonly ListingLink[],
): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from directory_listings d join ${table(links)}
          on d.location_id = g.location_id or d.external_id = g.external_id
        where d.company_id = ${companyId} and d.directory = ${directory} and d.account_id <> ${accountId}
          and d.state <> 'off' limit 1`,
  );
  return found.length > 0;
}

/**
 * Links locations with listings of an account: all of its links. Those of before that are not among them end, and what they
 * are about stays as it is at the directory. Returns what is to be sent.
 */
export async function linkListings(
  services: Write,
  tx: Queryable,
  account: DirectoryAccountKey,
  links: readonly ListingLink[],
): Promise<WrittenListing[]> {
  const { companyId, directory, accountId } = account;
  const own = sql`company_id = ${companyId} and directory = ${directory}`;
  await lockLocations(
    tx,
    sql`select company_id, location_id from directory_listings where ${own}
        union select ${companyId}::int8, g.location_id from ${table(links)}`,
  );
  // What ends stays as a row, so that versions never start again: a call that is on its way could settle a later link.
  await written(
    services,
    tx,
    sql`update directory_listings d
        set state = 'off', version = version + 1, problems = '[]', sealed_credentials = null, sending_at = null
        where ${own} and account_id = ${accountId} and state <> 'off'
          and location_id not in (select g.location_id from ${table(links)})`,
  );
  return written(
    services,
    tx,
    sql`insert into directory_listings as d
          (company_id, location_id, directory, account_id, external_id, link, sealed_credentials, state, accepted_at,
           created_at)
        select ${companyId}, g.location_id, ${directory}, ${accountId}, g.external_id, g.link, g.sealed_credentials,
          'waiting', ${writtenAt(services)}, ${writtenAt(services)}
        from ${table(links)}
        on conflict (company_id, location_id, directory) do update
        set ${toBeSent(services)}, account_id = excluded.account_id, external_id = excluded.external_id, link = excluded.link,
          sealed_credentials = coalesce(excluded.sealed_credentials, d.sealed_credentials), sent_hash = null, etag = null,
          created_at = case when ${isSame} then d.created_at else excluded.created_at end,
          published_at = case when ${isSame} then d.published_at end
        where d.state in ('off', 'rejected', 'failed') or not ${isSame}`,
  );
}

const isSame = sql`(d.account_id = excluded.account_id and d.external_id = excluded.external_id)`;

/**
 * Gives the linked listings that an account reaches the keys that it has for them now: its own, and those of accounts that are
 * good no more. Returns those that failed, which are to be sent.
 */
export async function renewLinks(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  reached: readonly KnownListing[],
): Promise<WrittenListing[]> {
  const known = table(reached.map((one) => ({ ...one, locationId: 0 })));
  const which = sql`d.company_id = ${companyId} and d.directory = ${directory} and d.external_id = g.external_id
    and d.state not in ('off', 'removing')
    and (d.account_id = ${accountId} or exists (
      select from directory_accounts a
      where a.company_id = d.company_id and a.id = d.account_id
        and (a.sealed_credentials is null or a.problem is not null)))`;
  await lockLocations(
    tx,
    sql`select d.company_id, d.location_id from directory_listings d, ${known} where ${which}`,
  );
  await written(
    services,
    tx,
    sql`update directory_listings d set account_id = ${accountId}, sealed_credentials = g.sealed_credentials
        from ${known} where ${which}`,
  );
  return written(
    services,
    tx,
    sql`update directory_listings d set ${toBeSent(services)} from ${known} where ${which} and d.state = 'failed'`,
  );
}

/**
 * Deletes the keys of an account's links without forgetting them. `off`: by our wish, and nothing is removed any more either.
 * `failed`: by that of whoever gave them; once they give them again, all goes on.
 */
export async function pauseLinks(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
  state: 'off' | 'failed',
): Promise<void> {
  const problems: DirectoryProblem[] = state === 'off' ? [] : [{ code: 'access_ended' }];
  const which = sql`company_id = ${companyId} and directory = ${directory} and account_id = ${accountId}`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  if (state === 'off') {
    const homeless = sql`state = 'removing' and not exists (
      select from locations l where l.company_id = d.company_id and l.id = d.location_id)`;
    await written(services, tx, sql`delete from directory_listings d where ${which} and ${homeless}`);
  }
  await written(
    services,
    tx,
    sql`update directory_listings d
        set state = ${state}, version = version + 1, problems = ${JSON.stringify(problems)}::jsonb,
          sealed_credentials = null, sending_at = null
        where ${which} and state not in ('off', 'removed') ${state === 'off' ? sql`` : sql`and state <> 'removing'`}`,
  );
}

/** Forgets the links of an account, as nobody had ever made them. */
export async function forgetLinks(
  services: Write,
  tx: Queryable,
  { companyId, directory, accountId }: DirectoryAccountKey,
): Promise<void> {
  const which = sql`company_id = ${companyId} and directory = ${directory} and account_id = ${accountId}`;
  await lockLocations(tx, sql`select company_id, location_id from directory_listings where ${which}`);
  await written(services, tx, sql`delete from directory_listings d where ${which}`);
}

function table(links: readonly ListingLink[]) {
  const list = links.map((one) => ({
    location_id: one.locationId,
    external_id: one.externalId,
    link: one.link,
    sealed_credentials: one.sealedCredentials,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g (location_id int8, external_id text, link text,
    sealed_credentials text)`;
}
