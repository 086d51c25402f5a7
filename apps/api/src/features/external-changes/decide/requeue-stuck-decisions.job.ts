import { sql } from 'drizzle-orm';
import { lostJob, requeueStuck } from '../../../delivery/requeue-stuck.ts';
import { openStatusesInSql } from '../../listings/updates/listing-updates.table.ts';
import { retryAfterReconnection } from './decision-lifecycle.ts';
import { sendingQueue, waitingStepsInSql } from './due-decisions.ts';

/** Decisions that failed because access was lost are also due again, once the account is connected again. */
export const requeueStuckDecisions = requeueStuck<{ company_id: number; location_id: number }>({
  noun: 'decisions',
  patienceMinutes: 2,
  first: (services) => services.database.queries.transaction((tx) => retryAfterReconnection(services, tx)),
  find: (before) => sql`
    select distinct c.company_id::int8 as company_id, c.location_id::int8 as location_id from external_changes c
    join locations l on l.company_id = c.company_id and l.id = c.location_id
    where c.status = 1 and c.step in ${waitingStepsInSql} and c.send_at < ${before.toISOString()}
      and l.update_status not in ${openStatusesInSql}
    limit 1000`,
  jobOf: ({ company_id, location_id }) =>
    lostJob(sendingQueue, { companyId: company_id, locationId: location_id }),
});
