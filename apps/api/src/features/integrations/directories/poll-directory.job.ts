import type { Directory, DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { findSent, type ClaimedListing } from './claim-directory-listing.ts';
import { wireOf } from './directories.ts';
import {
  sendDifferent,
  storeDecisions,
  wantListings,
  type DecidedListing,
} from './directory-listing-lifecycle.ts';
import { flushOf } from './flush-directory.job.ts';
import { publishEach, versionOf } from './publish-directory-listing.job.ts';
import { forgetTaken } from './taken-directory-listings.ts';

/** Asks Bing every hour what it made of the locations that it has, and brings it those that are new. */
export const pollBing = pollDirectory('bing', 3600);

/** Reads every day what pages of Facebook say, and whether the access to them is still good. */
export const pollFacebook = pollDirectory('facebook', 86_400);

/** Asks Apple every hour about the locations that it has had for more than an hour, whose news may have been missed. */
export const pollAppleReviews = pollDirectory('apple', 3600, {
  name: 'poll-apple-reviews',
  states: ['in_review', 'publishing'],
  patienceSeconds: 3600,
  most: 10,
});

interface PollStep {
  /** The last location that was asked about; left out to begin. */
  after?: { companyId: number; locationId: number };
}

interface Polled {
  /** @default `poll-` and the directory */
  name?: string;
  /** How far a listing is that is asked about. @default all that the directory has */
  states?: DirectoryListingState[];
  /** Seconds for which a listing that was accepted is not asked about. */
  patienceSeconds?: number;
  /** How many listings a step asks about. @default as many as one call takes */
  most?: number;
}

function pollDirectory(
  directory: Directory,
  everySeconds: number,
  {
    name = `poll-${directory}`,
    states = ['in_review', 'publishing', 'published', 'rejected'],
    patienceSeconds,
    most = wireOf(directory).most,
  }: Polled = {},
): Job {
  return defineProviderJob<PollStep, ClaimedListing[]>({
    name,
    concurrency: 1,
    everySeconds,
    async claim(services, step) {
      const wire = wireOf(directory);
      if (!wire.isConfigured(services)) return undefined;
      if (!step.after) {
        await wire.checkAccounts?.(services);
        await wantNew(services, directory);
      }
      const before =
        patienceSeconds === undefined
          ? undefined
          : new Date(services.now().getTime() - patienceSeconds * 1000);
      const listings = await findSent(services, directory, { states, before, most }, step.after);
      return listings.length > 0 ? listings : undefined;
    },
    async work(services, listings) {
      const wire = wireOf(directory);
      const decisions = await wire.readDecisions(
        services,
        listings.map((listing) => ({ ...listing, content: contentOf(listing) })),
      );
      const decided: DecidedListing[] = [];
      const different: ClaimedListing[] = [];
      for (const [index, listing] of listings.entries()) {
        const decision = decisions[index] ?? { state: 'failed', problems: [{ code: 'gone' }], link: '' };
        if (decision === 'differs') different.push(listing);
        else if (decision !== 'unknown') decided.push({ ...listing, ...decision });
      }
      await storeDecisions(services, decided);
      await forgetTaken(
        services,
        listings.filter((_listing, index) => decisions[index] === undefined),
      );
      const { queries } = services.database;
      await publishEach(services, queries, (await sendDifferent(services, different)).map(versionOf));
      const last = listings.at(-1);
      if (!last || listings.length < most) return;
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

function contentOf({ wanted }: ClaimedListing): object | undefined {
  return 'content' in wanted ? wanted.content : undefined;
}
