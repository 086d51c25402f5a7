import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { type QuotaSettings, shareOf } from '../../delivery/provider-quota.ts';
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
  async run({ config, database, jobs, now }) {
    const perMinute = publicationReadsPerMinute(config);
    const atMost = Math.max(1, Math.floor((perMinute * everySeconds) / 60));
    const aDayAgo = new Date(now().getTime() - 86_400_000).toISOString();
    const found = await rows<{ company_id: number; id: number }>(
      database.queries,
      sql`select l.company_id::int8 as company_id, l.id::int8 as id from locations l
          left join publication_reads r on r.company_id = l.company_id and r.location_id = l.id
          where l.is_verified and l.google_account_id is not null and (r.read_at is null or r.read_at < ${aDayAgo})
          order by r.read_at nulls first, l.company_id, l.id limit ${atMost}`,
    );
    await jobs.enqueue(
      database.queries,
      readPublications,
      found.map((row, index) => ({
        payload: { companyId: row.company_id, locationId: row.id },
        at: new Date(now().getTime() + (index / perMinute) * 60_000),
      })),
    );
  },
});
