import { lt } from 'drizzle-orm';
import { defineJob } from '../../../jobs/define-job.ts';
import { billingEvents } from './billing-events.table.ts';

const keptDays = 90;

/** Takes away what Stripe has sent long ago: raw events hold names and addresses. */
export const deleteOldEvents = defineJob({
  name: 'delete-old-billing-events',
  concurrency: 1,
  everySeconds: 3600,
  async run({ database, now }) {
    const before = new Date(now().getTime() - keptDays * 86_400_000);
    await database.queries.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
  },
});
