import { sql } from 'drizzle-orm';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import type { Queryable } from '../../../database/database.ts';
import { defineProviderJob, type Verdict } from '../../../delivery/define-provider-job.ts';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { sendOnce } from '../../../delivery/send-once.ts';
import type { Services } from '../../../services.ts';
import { findClaimed, type ClaimedListing } from './claim-directory-listing.ts';
import { wireOf } from './directories.ts';
import type { DirectoryProblem } from './directories.table.ts';
import { noteSendingListings, releaseListings, settleFailedListings } from './directory-listing-lifecycle.ts';
import type { SentOutcome } from './directory-wire.ts';
import { settleOutcomes } from './settle-outcomes.ts';
import type { ListingVersion, WrittenListing } from './write-directory-listings.ts';

/** Brings one location to a directory, or takes it out: once, however often it is killed half way. */
export const publishDirectoryListing = defineProviderJob<ListingVersion, ClaimedListing, DirectoryProblem>({
  name: 'publish-directory-listing',
  concurrency: 8,
  subject: ({ companyId, locationId, directory, version }) =>
    `${companyId}/${locationId}/${directory}/${version}`,
  claim: findClaimed,
  async work(services, listing) {
    if (listing.action === 'remove') return remove(services, listing);
    const { wanted } = listing;
    if (!('content' in wanted))
      return settleFailedListings(services, [{ ...listing, problems: wanted.problems }]);
    const delivered = await send(services, listing, wanted.content);
    if (!delivered || 'at' in delivered) return delivered;
    const { more, overtaken } = await settleOutcomes(services, [listing], [delivered.sent]);
    await publishEach(services, services.database.queries, overtaken.map(versionOf));
    return more.length > 0 ? { at: services.now() } : undefined;
  },
  explain(error, { directory }) {
    const problem = wireOf(directory).problemOf(error);
    return problem && { problem };
  },
  lastProblem: { code: 'not_delivered' },
  settleFailed: (services, _version, problem, listing) =>
    settleFailedListings(services, [{ ...listing, problems: [problem] }]),
});

/** What no queue knows any more, such as what a flush was killed with, and removals that were refused. */
export const requeueStuckDirectoryListings = requeueStuck<WrittenListing>({
  noun: 'directory-listings',
  find: (before) => sql`
    select company_id::int8 as company_id, location_id::int8 as location_id, directory, version
    from directory_listings
    where state in ('waiting', 'removing') and accepted_at < ${before.toISOString()}
    order by accepted_at limit 1000`,
  jobOf: (row) => lostJob(publishDirectoryListing, versionOf(row)),
});

/** Enqueues the job of each listing that a write accepted. */
export function publishEach(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  listings: readonly ListingVersion[],
): Promise<void> {
  const payloads = listings.map(({ companyId, locationId, directory, version }) => ({
    payload: { companyId, locationId, directory, version },
  }));
  return jobs.enqueue(tx, publishDirectoryListing, payloads);
}

/** Returns the version that a write left. */
export function versionOf(row: WrittenListing): ListingVersion {
  const { company_id: companyId, location_id: locationId, directory, version } = row;
  return { companyId, locationId, directory, version };
}

function send(services: Services, listing: ClaimedListing, content: object) {
  const wire = wireOf(listing.directory);
  const isNew = listing.action === 'create';
  return sendOnce<SentOutcome>(services, {
    // A replacement can be sent twice.
    sentBefore: isNew ? listing.sentBefore : undefined,
    lagSeconds: wire.lagSeconds,
    async find() {
      const [externalId] = await wire.find(services, [listing]);
      return externalId === undefined ? undefined : { result: 'exists', externalId };
    },
    async send() {
      if ((await noteSendingListings(services, [listing])).length === 0) return undefined;
      const [outcome] = await wire.send(services, isNew ? 'create' : 'update', [{ ...listing, content }]);
      return outcome;
    },
    release: () => releaseListings(services, [listing]),
  });
}

/** As long as a call that would create it may be on its way. */
const inFlightMilliseconds = 60_000;

async function remove(
  services: Services,
  listing: ClaimedListing,
): Promise<Verdict<ListingVersion, DirectoryProblem> | undefined> {
  const { externalId, sentBefore, directory } = listing;
  const until = new Date((sentBefore?.getTime() ?? 0) + inFlightMilliseconds);
  if (externalId === null && services.now() < until) return { at: until, isRetry: true };
  const outcomes = await wireOf(directory).remove(services, [listing]);
  await settleOutcomes(services, [listing], outcomes);
  return undefined;
}

/** Finds the listings of a directory about which somebody called and of which nothing was heard. */
export function unheardOf(directory: Directory) {
  return sql`
    select company_id::int8 as company_id, location_id::int8 as location_id, directory, version
    from directory_listings
    where directory = ${directory} and state in ('waiting', 'removing') and sending_at is not null`;
}
