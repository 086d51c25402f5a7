import { lt } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { federatedFlows, ssoAssertions, ssoTickets } from './federated.table.ts';

/** What expired opens nothing any more; this keeps it from piling up. */
export const sweepFederated = defineJob({
  name: 'sweep-federated',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, now }) {
    for (const table of [federatedFlows, ssoAssertions, ssoTickets])
      await database.queries.delete(table).where(lt(table.expiresAt, now()));
  },
});
