import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { syncBilling } from '../sync/sync-billing.job.ts';

/** An event whose sync has not begun by then may never have rung; seconds. */
const ringsWithin = 60;

/** Rings for events that were stored by a process that ended before it could ring. */
export const ringForEvents = defineJob({
  name: 'ring-for-events',
  concurrency: 1,
  everySeconds: 60,
  async run({ database: { queries }, jobs, stripe, now }) {
    if (!stripe) return;
    const latest = new Date(now().getTime() - ringsWithin * 1000).toISOString();
    const found = await rows<{ company_id: number }>(
      queries,
      sql`select distinct c.company_id::int
          from billing_events e join billing_customers c on c.stripe_customer_id = e.stripe_customer_id
          where e.processed_at is null and e.received_at < ${latest}::timestamptz`,
    );
    // One that waits for its turn is not enqueued twice.
    await jobs.enqueue(
      queries,
      syncBilling,
      found.map(({ company_id: companyId }) => ({ payload: { companyId } })),
    );
  },
});
