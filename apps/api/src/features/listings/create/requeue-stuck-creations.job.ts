import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { createOnMap } from './create-on-map.job.ts';

/** A safety net: enqueues what no job is working on any more; where one is, it changes nothing. */
export const requeueStuckCreations = defineJob({
  name: 'rescue-creations',
  concurrency: 1,
  everySeconds: 1800,
  async run({ database, jobs }) {
    const stuck = await rows<{ company_id: number; id: number; request: string }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id, creation_request as request from locations
          where creation = 'in_progress' and creation_request is not null`,
    );
    await jobs.enqueue(
      database.queries,
      createOnMap,
      stuck.map(({ company_id, id, request }) => ({
        payload: { companyId: company_id, locationId: id, requestId: request },
      })),
    );
  },
});
