import type Stripe from 'stripe';
import { planChange, type PlanChange } from '@pinfold/contract/features/billing/plan-change';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { heldPrice } from '../plans/sold-prices.queries.ts';
import { requireSelling } from '../require-selling.ts';
import { runningSubscription } from '../subscription/subscription.queries.ts';
import type { SubscriptionRow } from '../subscription/subscription-lifecycle.ts';
import { heldPlanOf } from './basket.ts';
import { orderKey } from './checkout-pages.ts';
import { openInvoice } from './open-invoice.ts';
import { type Opened, type OrderRow, reloadOrder } from './order-lifecycle.ts';
import { prorationDate } from './proration-date.ts';
import { noteChange, notedOrderOf } from './quick-change.ts';

/**
 * Changes the subscription at Stripe. What more costs is invoiced now; a card is charged at once, and where its bank
 * refuses or asks, the change waits for the page on which the invoice is paid. What is within what was paid for costs
 * nothing: it counts for us from the next period.
 * @throws StripeFailure
 * @throws Problem `order_in_progress` where the subscription is no more, `change_after_period` where its period has
 * turned since the order, `invoice_unpaid` where a former change is neither paid nor taken back
 */
export async function openChange(services: Services, order: OrderRow): Promise<Opened> {
  const stripe = requireSelling(services);
  const row = await runningSubscription(services.database.queries, order.companyId);
  if (!row) throw new Problem('order_in_progress');
  const subscription = await stripe.ask((client) => client.subscriptions.retrieve(row.stripeSubscriptionId));
  const changed = isAtTarget(subscription, order)
    ? subscription
    : await changeAtStripe(services, order, { row, subscription });
  const opened: Opened =
    order.amountDue > 0 ? await openInvoice(services, order, changed) : { status: 'paid' };
  // Where the payment is still to come, the sync does this after it.
  if (opened.status === 'paid' && changed.cancel_at_period_end)
    await stripe.ask((client) => client.subscriptions.update(changed.id, { cancel_at_period_end: false }));
  return { ...opened, stripeSubscriptionId: changed.id };
}

async function changeAtStripe(
  services: Services,
  order: OrderRow,
  { row, subscription }: { row: SubscriptionRow; subscription: Stripe.Subscription },
): Promise<Stripe.Subscription> {
  await refuseUnpaidChange(services, order, subscription);
  const change = await changeOf(services, order, row);
  if (change === 'after_period') throw new Problem('change_after_period');
  const isUpgrade = change === 'upgrade';
  return requireSelling(services).ask((client) =>
    client.subscriptions.update(
      subscription.id,
      {
        items: [
          {
            id: subscription.items.data[0]?.id ?? '',
            price: order.stripePriceId ?? '',
            quantity: order.quantity ?? 1,
          },
        ],
        proration_behavior: isUpgrade ? 'always_invoice' : 'none',
        ...(isUpgrade && { proration_date: prorationDate(row, order.createdAt) }),
        ...(isUpgrade &&
          (order.method === 'card'
            ? { payment_behavior: 'pending_if_incomplete' }
            : { metadata: noteChange(order, subscription) })),
      },
      orderKey(order, 'change'),
    ),
  );
}

/** What Stripe did not let us take back would count with the next change that is paid. */
async function refuseUnpaidChange(
  { database }: Services,
  { companyId, id }: OrderRow,
  subscription: Stripe.Subscription,
): Promise<void> {
  const noted = notedOrderOf(subscription);
  if (noted === undefined || noted === id) return;
  const { status } = await reloadOrder(database.queries, { companyId, id: noted });
  if (status !== 'paid') throw new Problem('invoice_unpaid');
}

/** A former run has come this far: the change is made, or waits for its payment. */
function isAtTarget(subscription: Stripe.Subscription, order: OrderRow): boolean {
  const [item] = subscription.pending_update?.subscription_items ?? subscription.items.data;
  return item?.price.id === order.stripePriceId && item.quantity === order.quantity;
}

async function changeOf(services: Services, order: OrderRow, row: SubscriptionRow): Promise<PlanChange> {
  const wanted = await heldPrice(services, services.database.queries, order.stripePriceId ?? '');
  return planChange(heldPlanOf(services, row), {
    rank: wanted?.plan.rank ?? 0,
    interval: wanted?.interval ?? row.interval,
    quantity: order.quantity ?? 1,
  });
}
