import type { Directory } from '@pinfold/contract/features/integrations/directory';
import { rows } from '../../../database/database.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import { sendOnce } from '../../../delivery/send-once.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { findDue, type ClaimedListing } from './claim-directory-listing.ts';
import { wireOf } from './directories.ts';
import type { DirectoryProblem } from './directories.table.ts';
import { noteSendingListings, releaseListings, settleFailedListings } from './directory-listing-lifecycle.ts';
import type { SentOutcome } from './directory-wire.ts';
import { publishEach, unheardOf, versionOf } from './publish-directory-listing.job.ts';
import { settleOutcomes } from './settle-outcomes.ts';
import type { WrittenListing } from './write-directory-listings.ts';

/** Sends all that waits for Bing, a thousand locations a call, whatever companies they are of. */
export const flushBing = flushDirectory('bing');

/** Returns the job that empties what waits for a directory, for when many locations are to be listed at once. */
export function flushOf(_directory: Directory): Job {
  return flushBing;
}

function flushDirectory(directory: Directory): Job {
  return defineProviderJob<object, ClaimedListing[], DirectoryProblem>({
    name: `flush-${directory}`,
    concurrency: 1,
    subject: () => directory,
    claim: (services) => findDue(services, directory),
    async work(services, due, _payload, { tries }) {
      // An earlier run may have got half way: each of its listings is looked for by a job of its own.
      if (tries > 0) await publishUnheard(services, directory);
      const [first] = due;
      if (!first) return;
      const batch = due.filter(({ action }) => action === first.action);
      const outcomes = await callAbout(services, first.action, batch);
      if (outcomes) {
        const { more, overtaken } = await settleOutcomes(services, outcomes.listings, outcomes.sent);
        await publishEach(services, services.database.queries, [...more, ...overtaken.map(versionOf)]);
      }
      return { at: services.now() };
    },
    explain(error) {
      const problem = wireOf(directory).problemOf(error);
      return problem && { problem };
    },
    settleFailed: (services, _payload, problem, due) =>
      settleFailedListings(
        services,
        due.map((listing) => ({ ...listing, problems: [problem] })),
      ),
  });
}

/** Calls once about all of them; what is refused as a whole, with whom to blame unsaid, is tried one by one. */
async function callAbout(
  services: Services,
  action: ClaimedListing['action'],
  batch: ClaimedListing[],
): Promise<{ listings: ClaimedListing[]; sent: SentOutcome[] } | undefined> {
  const wire = wireOf(batch[0]?.directory ?? 'bing');
  if (action === 'remove') return { listings: batch, sent: await wire.remove(services, batch) };
  const lacking = batch.flatMap((listing) =>
    'content' in listing.wanted ? [] : [{ ...listing, problems: listing.wanted.problems }],
  );
  await settleFailedListings(services, lacking);
  const noted = await noteSendingListings(
    services,
    batch.flatMap((listing) =>
      'content' in listing.wanted ? [{ ...listing, content: listing.wanted.content }] : [],
    ),
  );
  if (noted.length === 0) return undefined;
  const delivered = await ifRefused(
    sendOnce(services, {
      sentBefore: undefined,
      lagSeconds: 0,
      find: async () => undefined,
      send: () => wire.send(services, action, noted),
      release: () => releaseListings(services, noted),
    }),
    async (error) => {
      if (error.kind !== 'invalid' || noted.length === 1) throw error;
      await noteSendingListings(services, noted);
      await publishEach(services, services.database.queries, noted);
      return undefined;
    },
  );
  return delivered && 'sent' in delivered ? { listings: noted, sent: delivered.sent } : undefined;
}

async function publishUnheard(services: Services, directory: Directory): Promise<void> {
  const { queries } = services.database;
  const unheard = await rows<WrittenListing>(queries, unheardOf(directory));
  await publishEach(services, queries, unheard.map(versionOf));
}
