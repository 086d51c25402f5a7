import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { compareBilling } from './compare-billing.job.ts';
import { callsACompany, syncBilling } from './sync-billing.job.ts';

/**
 * Looks every hour at what Stripe may have told us in vain: payments under way, periods that have ended, and debts.
 * Billing is right within the hour without a single webhook.
 */
export const reconcileBilling = defineJob({
  name: 'reconcile-billing',
  concurrency: 1,
  everySeconds: 3600,
  async run(services) {
    const { database, jobs, stripe, now } = services;
    if (!stripe) return;
    await database.queries.transaction(async (tx) => {
      const due = await dueCompanies(tx, now());
      await enqueueSpread(
        tx,
        services,
        syncBilling,
        ['stripe', 'reconcile'],
        due.map((companyId) => ({ payload: { companyId }, calls: callsACompany })),
      );
      await jobs.enqueue(tx, compareBilling, [{ payload: {} }]);
    });
  },
});

/** Those whose state changes by the clock, or may have changed without a word. */
async function dueCompanies(tx: Queryable, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const found = await rows<{ company_id: number }>(
    tx,
    sql`select c.company_id::int from billing_customers c
        where c.stripe_customer_id is not null and (
          exists (select from billing_orders o where o.company_id = c.company_id
                    and o.status in ('creating', 'open')
                    and o.changed_at < ${at}::timestamptz - interval '10 minutes')
          or exists (select from billing_subscriptions s where s.company_id = c.company_id
                       and (s.stripe_status = 'past_due'
                            or (s.ended_at is null and s.period_end <= ${at}::timestamptz)))
          or exists (select from billing_invoices i where i.company_id = c.company_id
                       and i.status = 'open' and i.due_at <= ${at}::timestamptz))
        order by c.synced_at nulls first`,
  );
  return found.map((row) => row.company_id);
}
