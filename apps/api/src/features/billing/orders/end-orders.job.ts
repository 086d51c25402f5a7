import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { defineJob, type Job } from '../../../jobs/define-job.ts';
import { syncCompanyBilling } from '../sync/sync-company-billing.ts';
import { openOrder } from './open-order.ts';
import { endUnpaid, ordersLeftBehind, reloadOrder } from './order-lifecycle.ts';
import { abandonUnpaidSubscriptions } from './unpaid-subscriptions.ts';

/** A request that was to bring an order to Stripe is over by then; milliseconds. */
const leftBehindAfter = 120_000;

/**
 * Ends an order that a crash has kept from reaching its buyer. A page that Stripe has is found by the sync; what was
 * begun and nobody can pay is taken back; a change of a subscription goes on, as its card may be charged already.
 */
const endOrder = defineProviderJob<{ companyId: number; orderId: number }, { status: string }>({
  name: 'end-order',
  concurrency: 2,
  subject: ({ companyId, orderId }) => `${companyId}/${orderId}`,
  claim: async ({ database, stripe }, { companyId, orderId }) => {
    const order = await reloadOrder(database.queries, { companyId, id: orderId });
    return stripe && order.status === 'creating' ? order : undefined;
  },
  async work(services, _order, { companyId, orderId }) {
    const { queries } = services.database;
    await syncCompanyBilling(services, companyId);
    const order = await reloadOrder(queries, { companyId, id: orderId });
    if (order.status !== 'creating') return;
    if (order.kind === 'change') {
      await openOrder(services, order);
      return syncCompanyBilling(services, companyId);
    }
    await endUnpaid(queries, order, { status: 'expired' }, services.now());
    await abandonUnpaidSubscriptions(services, companyId);
  },
});

/** Finds the orders that nobody brings to Stripe any more. */
export const endOrders = defineJob({
  name: 'end-orders',
  concurrency: 1,
  everySeconds: 300,
  async run({ database: { queries }, jobs, now }) {
    const left = await ordersLeftBehind(queries, new Date(now().getTime() - leftBehindAfter));
    await jobs.enqueue(
      queries,
      endOrder,
      left.map((payload) => ({ payload })),
    );
  },
});

/** The background work of orders. */
export const orderJobs = [endOrders, endOrder] as Job[];
