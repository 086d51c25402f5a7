import { defineJob } from '../../jobs/define-job.ts';
import { type QuotaSettings, shareOf } from '../../delivery/provider-quota.ts';
import { enqueueDailyReads } from '../listings/daily-reads.ts';
import { readPublications } from './read-publications.job.ts';

const everySeconds = 600;
const callsALocation = 2;

/** How many locations' photos and posts are read in a minute, so that the quota is left to replies. */
export function publicationReadsPerMinute(config: QuotaSettings): number {
  return shareOf(config, ['google/v4', 'publications']) / callsALocation;
}

/**
 * Reads photos and posts of every location once a day, and of one that was never read at the next opportunity, at a pace
 * that leaves the quota to replies. A location that still waits is passed over.
 */
export const pollPublications = defineJob({
  name: 'poll-publications',
  concurrency: 1,
  everySeconds,
  run: (services) =>
    enqueueDailyReads(services, {
      job: readPublications,
      table: 'publication_reads',
      perMinute: publicationReadsPerMinute(services.config),
      everySeconds,
    }),
});
