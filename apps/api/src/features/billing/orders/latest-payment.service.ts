import { and, eq } from 'drizzle-orm';
import type { LatestPayment } from '@pinfold/contract/features/billing/orders.endpoints';
import type { PaymentStatus } from '@pinfold/contract/features/billing/payment';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import { isSuspended } from '../operators/suspension.ts';
import { requireSellingTo } from '../require-selling.ts';
import { syncForBuyer } from '../sync/sync-company-billing.ts';
import { billingOrders } from './billing-orders.table.ts';
import { newestOrder, openUrlOf, type OrderStatus } from './order-lifecycle.ts';

/** How the newest payment of a company stands; null before the first. */
export async function latestPayment(
  { database, now }: Services,
  companyId: number,
): Promise<LatestPayment | null> {
  const order = await newestOrder(database.queries, companyId);
  if (!order) return null;
  const { id, status, failure, amountDue, currency } = order;
  const url = openUrlOf(order, now());
  // A page that is still open takes another try.
  const isRefused = status === 'open' && failure !== null;
  return {
    order_id: id,
    status: isRefused ? 'failed' : paymentStatusOf(status),
    failure: failure === 'declined' ? null : failure,
    amount_due: amountDue,
    currency,
    redirect_url: url !== null && (await isSuspended(database.queries, companyId)) ? null : url,
  };
}

/** How an order stands to its buyer. One that nobody has paid in time has failed. */
export function paymentStatusOf(status: OrderStatus): PaymentStatus {
  if (status === 'paid') return 'success';
  return status === 'creating' || status === 'open' ? 'pending' : 'failed';
}

/**
 * Agrees with Stripe at once, for a buyer who has come back from its page.
 * @throws Problem `not_found`, `too_many_attempts`, `provider_unavailable`
 */
export async function confirmPaymentOf(
  services: Services,
  companyId: number,
  sessionId: string,
): Promise<LatestPayment | null> {
  await requireSellingTo(services, companyId);
  const { queries } = services.database;
  const [own] = await queries
    .select({ id: billingOrders.id })
    .from(billingOrders)
    .where(and(eq(billingOrders.companyId, companyId), eq(billingOrders.stripeSessionId, sessionId)));
  if (!own) throw new Problem('not_found');
  await syncForBuyer(services, companyId).catch(unavailable(services.log, 'Stripe', 'provider_unavailable'));
  return latestPayment(services, companyId);
}
