import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import type { Job } from '../../jobs/define-job.ts';
import type { Services } from '../../services.ts';
import type { LocationToRead } from './reached-locations.ts';

/** A reading that every location is due once a day. */
interface DailyReads {
  job: Pick<Job<LocationToRead>, 'name' | 'subject'>;
  /** When each location was read, by `company_id` and `location_id`. */
  table: 'publication_reads' | 'insight_reads';
  /** Readings a minute, within the share of the quota. */
  perMinute: number;
  /** Seconds until this is asked again. */
  everySeconds: number;
}

/** What was read at this moment or before it is due again. */
export const dueSince = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/**
 * Enqueues a reading of each location that was not read within a day, never-read ones first, as many as the pace allows
 * until the next round. A location that still waits is passed over.
 */
export async function enqueueDailyReads(
  { database, jobs, now }: Pick<Services, 'database' | 'jobs' | 'now'>,
  { job, table, perMinute, everySeconds }: DailyReads,
): Promise<void> {
  const atMost = Math.max(1, Math.floor((perMinute * everySeconds) / 60));
  const found = await rows<{ company_id: number; id: number }>(
    database.queries,
    sql`select l.company_id::int8 as company_id, l.id::int8 as id from locations l
        left join ${sql.identifier(table)} r on r.company_id = l.company_id and r.location_id = l.id
        where l.is_verified and l.google_account_id is not null
          and (r.read_at is null or r.read_at < ${dueSince(now()).toISOString()})
        order by r.read_at nulls first, l.company_id, l.id limit ${atMost}`,
  );
  await jobs.enqueue(
    database.queries,
    job,
    found.map((row, index) => ({
      payload: { companyId: row.company_id, locationId: row.id },
      at: new Date(now().getTime() + (index / perMinute) * 60_000),
    })),
  );
}
