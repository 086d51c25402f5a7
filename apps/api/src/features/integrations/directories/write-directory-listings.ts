import { sql, type SQL } from 'drizzle-orm';
import type { Directory, DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { DirectoryProblem } from './directories.table.ts';

/** What a write of listings needs. */
export type WritingServices = Pick<Services, 'live' | 'now'>;

export interface ListingKey {
  companyId: number;
  locationId: number;
  directory: Directory;
}

/** One acceptance of something to send. A later one has a higher version, which makes the jobs of this one void. */
export interface ListingVersion extends ListingKey {
  version: number;
}

export function writtenAt({ now }: Pick<Services, 'now'>): SQL {
  return sql`${now().toISOString()}::timestamptz`;
}

/** A listing as a write left it. */
export interface WrittenListing {
  company_id: number;
  location_id: number;
  directory: Directory;
  version: number;
}

/** Changes listings in a transaction of its own. */
export async function change(
  services: Services,
  listings: readonly ListingVersion[],
  statement: SQL,
  shown?: SQL,
): Promise<WrittenListing[]> {
  if (listings.length === 0) return [];
  return services.database.queries.transaction(async (tx) => {
    await lockLocations(tx, sql`select g.company_id, g.location_id from ${given(listings)}`);
    return written(services, tx, statement, shown);
  });
}

/** In one order, so that nobody waits for one who waits for them. */
export async function lockLocations(tx: Queryable, places: SQL): Promise<void> {
  await tx.execute(
    sql`select from locations where (company_id, id) in (${places}) order by company_id, id for no key update`,
  );
}

/** Writes listings, shows on their locations how far Bing is, and publishes that. */
export async function written(
  { live }: Pick<Services, 'live'>,
  tx: Queryable,
  statement: SQL,
  shown: SQL = connectionOf,
): Promise<WrittenListing[]> {
  const changed = await rows<WrittenListing>(
    tx,
    sql`with changed as (
          ${statement}
          returning d.company_id, d.location_id, d.directory, d.version, d.state, d.published_at),
        shown as (
          update locations l set bing_status = ${shown}
          from changed c where c.directory = 'bing' and l.company_id = c.company_id and l.id = c.location_id)
        select company_id::int8 as company_id, location_id::int8 as location_id, directory, version from changed`,
  );
  for (const [companyId, ofCompany] of Map.groupBy(changed, (row) => row.company_id)) {
    const ids = ofCompany.map((row) => row.location_id);
    await live.publish(tx, companyId, { topic: 'directories', ids });
    await live.publish(tx, companyId, { topic: 'locations', ids });
  }
  return changed;
}

/** States in which nothing more is sent. */
export const atRest: SQL = sql.raw(`('off', 'removing', 'removed')`);

/** The state of a location's connection to Bing (product spec, section 4), by that of its listing. */
const connectionOf = sql`case
  when c.state in ${atRest} then 'no_connection'
  when c.state in ('rejected', 'failed') then 'publishing_of_information_failed'
  when c.state = 'published' then 'connection_is_active'
  when c.state = 'publishing' or c.published_at is not null then 'publishing_in_progress'
  else 'creation_in_progress' end`;

export const notConnected = sql`'no_connection'`;

/** What a write is given of a listing; what is left out is null in its statement. */
export interface GivenListing extends ListingVersion {
  externalId?: string | undefined;
  etag?: string | undefined;
  sentHash?: string | undefined;
  sent?: object | undefined;
  problems?: readonly DirectoryProblem[] | undefined;
  state?: DirectoryListingState | undefined;
  link?: string | undefined;
}

/** What was given of each listing, as a table `g`. */
export function given(listings: readonly GivenListing[]): SQL {
  const list = listings.map((one) => ({
    company_id: one.companyId,
    location_id: one.locationId,
    directory: one.directory,
    version: one.version,
    external_id: one.externalId,
    etag: one.etag,
    sent_hash: one.sentHash,
    sent: one.sent,
    problems: one.problems ?? [],
    state: one.state,
    link: one.link ?? '',
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g (company_id int8, location_id int8,
    directory text, version int4, external_id text, etag text, sent_hash text, sent jsonb, problems jsonb, state text, link text)`;
}

export const isGiven = sql`d.company_id = g.company_id and d.location_id = g.location_id and d.directory = g.directory`;

/** What was called about a listing that the directory may have taken stays noted: it is looked for first. */
export function toBeSent(services: Pick<Services, 'now'>): SQL {
  return sql`state = 'waiting', version = d.version + 1, problems = '[]', accepted_at = ${writtenAt(services)},
    sending_at = case when d.external_id is null then d.sending_at end`;
}

/** When a directory first showed a listing, where it comes into a state. */
export function publishedAtIn(services: Pick<Services, 'now'>, state: SQL): SQL {
  return sql`case ${state} when 'published' then coalesce(d.published_at, ${writtenAt(services)}) else d.published_at end`;
}
