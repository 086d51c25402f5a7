import type { PaymentPage } from '@pinfold/contract/features/billing/subscription.endpoints';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { openStripeCustomer } from '../customers/stripe-customer.ts';
import { orderKey, orderMetadata } from '../orders/checkout-pages.ts';
import { openPage } from '../orders/open-page.ts';
import type { Opened, OrderRow } from '../orders/order-lifecycle.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { requireSelling, requireSellingTo } from '../require-selling.ts';
import { runningSubscription } from './subscription.queries.ts';

/**
 * Opens a page on which another card is given, which the sync has the subscription use. Who has paid by BLIK or transfer
 * is charged by card from the next period.
 * @throws Problem `too_many_attempts`, `order_in_progress`, `provider_unavailable`
 */
export async function replaceCardOf(services: Services, member: Member): Promise<PaymentPage> {
  const { companyId } = member;
  await requireSellingTo(services, companyId);
  const running = await runningSubscription(services.database.queries, companyId);
  const contents = {
    kind: 'card' as const,
    method: 'card' as const,
    currency: running?.currency ?? soldPlans(services.config)[0]?.prices[0]?.currency ?? 'pln',
    amountDue: 0,
    tax: 0,
    stripeInvoiceId: null,
  };
  return openPage(services, member, contents, async (order) =>
    cardPage(services, order, await openStripeCustomer(services, companyId)),
  );
}

/** A page of Stripe's on which a card is saved and nothing is charged. */
async function cardPage(services: Services, order: OrderRow, customer: string): Promise<Opened> {
  const back = `${services.publicUrl}/user-settings/account-settings`;
  const session = await requireSelling(services).ask((client) =>
    client.checkout.sessions.create(
      {
        mode: 'setup',
        ui_mode: 'hosted_page',
        customer,
        currency: order.currency,
        allowed_payment_method_types: ['card'],
        client_reference_id: String(order.companyId),
        metadata: orderMetadata(order),
        success_url: back,
        cancel_url: back,
      },
      orderKey(order, 'page'),
    ),
  );
  return {
    status: 'open',
    stripeSessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  };
}
