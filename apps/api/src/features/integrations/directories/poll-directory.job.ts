import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Directory } from '@pinfold/contract/features/integrations/directory';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { wireOf } from './directories.ts';
import { directoryListings } from './directories.table.ts';
import {
  forgetTaken,
  storeDecisions,
  wantListings,
  type DecidedListing,
} from './directory-listing-lifecycle.ts';
import type { NamedListing } from './directory-wire.ts';
import { flushOf } from './flush-directory.job.ts';
import type { ListingVersion } from './write-directory-listings.ts';

/** Asks Bing every hour what it made of the locations that it has, and brings it those that are new. */
export const pollBing = pollDirectory('bing');

interface PollStep {
  /** The last location that was asked about; left out to begin. */
  after?: { companyId: number; locationId: number };
}

type Polled = ListingVersion & NamedListing;

function pollDirectory(directory: Directory): Job {
  return defineProviderJob<PollStep, Polled[]>({
    name: `poll-${directory}`,
    concurrency: 1,
    everySeconds: 3600,
    async claim(services, step) {
      if (!wireOf(directory).isConfigured(services)) return undefined;
      if (!step.after) await wantNew(services, directory);
      const listings = await findSent(services, directory, step);
      return listings.length > 0 ? listings : undefined;
    },
    async work(services, listings) {
      const wire = wireOf(directory);
      const decisions = await wire.readDecisions(services, listings);
      const decided = listings.map(({ companyId, locationId, version }, index): DecidedListing => {
        const decision = decisions[index] ?? { state: 'failed', problems: [{ code: 'gone' }], link: '' };
        return { companyId, locationId, directory, version, ...decision };
      });
      await storeDecisions(services, decided);
      await forgetTaken(
        services,
        listings.filter((_listing, index) => decisions[index] === undefined),
      );
      const last = listings.at(-1);
      if (!last || listings.length < wire.most) return;
      const after = { companyId: last.companyId, locationId: last.locationId };
      return { at: services.now(), payload: { after } };
    },
  });
}

/** Locations that were added since the directory was switched on. */
async function wantNew(services: Services, directory: Directory): Promise<void> {
  await services.database.queries.transaction(async (tx) => {
    if ((await wantListings(services, tx, directory)) === 0) return;
    await services.jobs.enqueue(tx, flushOf(directory), [{ payload: {} }]);
  });
}

function findSent({ database }: Services, directory: Directory, { after }: PollStep): Promise<Polled[]> {
  const { companyId, locationId, version, externalId, etag, state } = directoryListings;
  return database.queries
    .select({ companyId, locationId, directory: directoryListings.directory, version, externalId, etag })
    .from(directoryListings)
    .where(
      and(
        eq(directoryListings.directory, directory),
        inArray(state, ['in_review', 'publishing', 'published', 'rejected']),
        after && sql`(${companyId}, ${locationId}) > (${after.companyId}, ${after.locationId})`,
      ),
    )
    .orderBy(asc(companyId), asc(locationId))
    .limit(wireOf(directory).most);
}
