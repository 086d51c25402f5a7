import { ifRefused } from '../../../delivery/provider-error.ts';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { syncCompanyBilling, syncForBuyer } from '../sync/sync-company-billing.ts';
import { closePage } from './checkout-pages.ts';
import { endUnpaid, isAtWork, isUnderWay, type OrderRow, reloadOrder } from './order-lifecycle.ts';

/**
 * Ends an order that another one takes the place of: its page is closed at Stripe first, so that nobody pays it any
 * more. One that is being paid, or was, stays.
 * @throws Problem `order_in_progress`, `provider_unavailable`
 */
export async function giveWay(services: Services, order: OrderRow): Promise<void> {
  const { database, log, now } = services;
  const failed = unavailable(log, 'Stripe', 'provider_unavailable');
  const { stripeSessionId: sessionId } = order;
  if (order.status === 'creating' && isAtWork(order, now())) throw new Problem('order_in_progress');
  try {
    if (sessionId !== null)
      // Whoever has paid at this moment keeps it from being closed.
      await ifRefused(closePage(requireSelling(services), sessionId), (error) => {
        if (error.kind !== 'invalid') throw error;
      });
    // The sync takes back what a change has done to the subscription, and must not fail quietly.
    await (order.kind === 'change' ? syncCompanyBilling : syncForBuyer)(services, order.companyId);
  } catch (error) {
    failed(error);
  }
  const present = await reloadOrder(database.queries, order);
  if (!isUnderWay(present.status) && present.status !== 'paid') return;
  // Stripe knows nothing of it.
  if (present.status === 'creating' && sessionId === null) {
    await endUnpaid(database.queries, present, { status: 'expired' }, now());
    // Though it may have changed the subscription: the sync takes that back.
    if (present.kind === 'change') await syncCompanyBilling(services, order.companyId).catch(failed);
    return;
  }
  throw new Problem('order_in_progress');
}
