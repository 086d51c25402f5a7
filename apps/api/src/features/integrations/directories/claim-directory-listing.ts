import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Directory, DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { listingFieldsOf } from '../../listings/listing-fields.ts';
import { locations } from '../../listings/listings.table.ts';
import { directoryListings, type DirectoryProblem } from './directories.table.ts';
import type { DirectoryAction, NamedListing } from './directory-wire.ts';
import { wireOf } from './directories.ts';
import type { ListingVersion } from './write-directory-listings.ts';

/** What is to be done with one listing. */
export interface ClaimedListing extends ListingVersion, NamedListing {
  action: DirectoryAction;
  /** When an earlier run was about to create it; undefined when none was. */
  sentBefore: Date | undefined;
  wanted: { content: object; hash: string } | { problems: readonly DirectoryProblem[] };
}

/** Finds what a job is about; undefined when that is void by now. */
export async function findClaimed(
  { database }: Services,
  { companyId, locationId, directory, version }: ListingVersion,
): Promise<ClaimedListing | undefined> {
  const [claimed] = await readListings(database.queries, {
    which: and(
      eq(directoryListings.companyId, companyId),
      eq(directoryListings.locationId, locationId),
      eq(directoryListings.directory, directory),
      eq(directoryListings.version, version),
    ),
    states: openStates,
    most: 1,
  });
  return claimed;
}

/** Finds listings that are to be sent and about which nobody has called yet, the longest waiting first. */
export async function findDue({ database }: Services, directory: Directory): Promise<ClaimedListing[]> {
  return readListings(database.queries, {
    which: and(eq(directoryListings.directory, directory), isNull(directoryListings.sendingAt)),
    states: openStates,
    order: [asc(directoryListings.acceptedAt)],
    most: wireOf(directory).most,
  });
}

/** Which of the listings that a directory has are asked about. */
export interface SentChoice {
  states: DirectoryListingState[];
  /** Only those that were accepted before that moment. */
  before: Date | undefined;
  /** As many as are asked about at once. */
  most: number;
}

/** Finds listings that a directory has, after one of them. */
export async function findSent(
  { database }: Services,
  directory: Directory,
  { states, before, most }: SentChoice,
  after?: Pick<ListingVersion, 'companyId' | 'locationId'>,
): Promise<ClaimedListing[]> {
  const { companyId, locationId, acceptedAt } = directoryListings;
  return readListings(database.queries, {
    which: and(
      eq(directoryListings.directory, directory),
      after && sql`(${companyId}, ${locationId}) > (${after.companyId}, ${after.locationId})`,
      before && lt(acceptedAt, before),
    ),
    states,
    most,
  });
}

const openStates: DirectoryListingState[] = ['waiting', 'removing'];

interface ListingChoice {
  which: SQL | undefined;
  states: DirectoryListingState[];
  /** Before the order of their ids. */
  order?: SQL[];
  most: number;
}

async function readListings(
  queries: Queryable,
  { which, states, order = [], most }: ListingChoice,
): Promise<ClaimedListing[]> {
  const found = await queries
    .select({ listing: directoryListings, location: locations })
    .from(directoryListings)
    .leftJoin(
      locations,
      and(
        eq(locations.companyId, directoryListings.companyId),
        eq(locations.id, directoryListings.locationId),
      ),
    )
    .where(and(which, inArray(directoryListings.state, states)))
    .orderBy(...order, asc(directoryListings.companyId), asc(directoryListings.locationId))
    .limit(most);
  return found.map(({ listing, location }) => {
    const { companyId, locationId, directory, version, externalId, etag, sendingAt, state } = listing;
    const key = { companyId, locationId, directory };
    const wanted = location ? wireOf(directory).wanted(listingFieldsOf(location), key) : { problems: [] };
    return {
      ...key,
      version,
      externalId,
      etag,
      action: state === 'removing' ? 'remove' : externalId === null ? 'create' : 'update',
      sentBefore: sendingAt ?? undefined,
      wanted: 'content' in wanted ? { content: wanted.content, hash: hashOf(wanted.content) } : wanted,
    };
  });
}

function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
