import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import type { Services } from '../../../services.ts';
import { openStatusesInSql } from '../../listings/updates/listing-updates.table.ts';
import type { LocationRef } from '../external-changes.table.ts';
import { retryAfterReconnection } from './decision-lifecycle.ts';
import { enqueueSending, waitingStepsInSql } from './due-decisions.ts';

const patienceSeconds = 120;

/**
 * Enqueues decisions again that are overdue, for jobs that were lost. Decisions that failed because access was lost are
 * retried once the account is connected again.
 */
export const requeueStuckDecisions = defineJob({
  name: 'rescue-decisions',
  concurrency: 1,
  everySeconds: 600,
  async run(services) {
    const { queries } = services.database;
    await queries.transaction(async (tx) =>
      enqueueAll(services, tx, await retryAfterReconnection(services, tx)),
    );
    await enqueueAll(services, queries, await lateLocations(services, queries));
  },
});

async function lateLocations({ now }: Services, queries: Queryable): Promise<LocationRef[]> {
  const before = new Date(now().getTime() - patienceSeconds * 1000).toISOString();
  const late = await rows<{ company_id: number; location_id: number }>(
    queries,
    sql`select distinct c.company_id::int8 as company_id, c.location_id::int8 as location_id from external_changes c
        join locations l on l.company_id = c.company_id and l.id = c.location_id
        where c.status = 1 and c.step in ${waitingStepsInSql} and c.send_at < ${before}
          and l.update_status not in ${openStatusesInSql}
        limit 1000`,
  );
  return late.map(({ company_id, location_id }) => ({ companyId: company_id, locationId: location_id }));
}

async function enqueueAll(
  services: Services,
  tx: Queryable,
  locations: readonly LocationRef[],
): Promise<void> {
  const at = services.now();
  for (const [companyId, ofCompany] of Map.groupBy(locations, (location) => location.companyId))
    await enqueueSending(
      services,
      tx,
      companyId,
      ofCompany.map(({ locationId }) => ({ locationId, at })),
    );
}
