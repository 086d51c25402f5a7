import { isNotNull } from 'drizzle-orm';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import type { Services } from '../../../services.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { callsACompany, syncBilling } from './sync-billing.job.ts';

/** Enqueues a sync of every company that Stripe knows, within the share of calls that it may take. Returns how many. */
export async function syncEverybody(services: Services): Promise<number> {
  return services.database.queries.transaction(async (tx) => {
    const found = await tx
      .select({ companyId: billingCustomers.companyId })
      .from(billingCustomers)
      .where(isNotNull(billingCustomers.stripeCustomerId));
    const items = found.map((payload) => ({ payload, calls: callsACompany }));
    await enqueueSpread(tx, services, syncBilling, ['stripe', 'reconcile'], items);
    return found.length;
  });
}
