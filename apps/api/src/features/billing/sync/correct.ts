import { type StripeConnection, StripeFailure } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';
import { type FormerItem, noChangeNoted } from '../orders/quick-change.ts';
import { cardPageField } from '../subscription/choose-subscription.ts';
import type { Correction, Payment } from './corrections.ts';
import { refundsOf } from './refunds-of.ts';
import { tellRefund } from './tell-refund.job.ts';

/**
 * Puts right at Stripe what a company's payments have left. Each step names itself to Stripe, so that a second run does
 * nothing twice. Goes on with the others where one is refused.
 * @throws StripeFailure the first refusal, once all were tried
 */
export async function correctAll(
  services: Services,
  companyId: number,
  corrections: readonly Correction[],
): Promise<void> {
  let refused: StripeFailure | undefined;
  for (const one of corrections)
    try {
      await correct(services, companyId, one);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      refused ??= error;
    }
  if (refused) throw refused;
}

async function correct(services: Services, companyId: number, one: Correction): Promise<void> {
  const stripe = requireSelling(services);
  switch (one.kind) {
    case 'attach':
      await stripe.ask((client) =>
        client.invoices.attachPayment(
          one.invoiceId,
          { payment_intent: one.paymentIntent },
          { idempotencyKey: `attach-${one.invoiceId}-${one.paymentIntent}` },
        ),
      );
      return;
    case 'refund':
      await giveBack(services, companyId, one.payment);
      return;
    case 'undo':
      for (const payment of one.payments) await giveBack(services, companyId, payment);
      await stripe.ask((client) => client.subscriptions.cancel(one.subscriptionId, { prorate: false }));
      return;
    case 'give_up':
      await stripe.ask(async (client) => {
        for (const id of one.invoiceIds) await client.invoices.voidInvoice(id);
        await client.subscriptions.cancel(one.subscriptionId, { prorate: false });
      });
      return;
    case 'finalise':
      await stripe.ask((client) => client.invoices.finalizeInvoice(one.invoiceId));
      return;
    case 'take_back':
      // The invoice last: as long as it is open, another run goes on here.
      if (one.former) await setBack(stripe, one.subscriptionId, one.former);
      await stripe.ask((client) => client.invoices.voidInvoice(one.invoiceId));
      return;
    case 'resume':
      await stripe.ask((client) =>
        client.subscriptions.update(one.subscriptionId, { cancel_at_period_end: false }),
      );
      return;
    case 'use_card':
      await stripe.ask((client) =>
        client.subscriptions.update(
          one.subscriptionId,
          {
            default_payment_method: one.paymentMethod,
            collection_method: 'charge_automatically',
            metadata: { [cardPageField]: one.sessionId },
          },
          { idempotencyKey: `card-${one.sessionId}` },
        ),
      );
  }
}

/** Whoever has a price that is no longer sold keeps it, though Stripe takes only one that is active. */
async function setBack(stripe: StripeConnection, subscriptionId: string, former: FormerItem): Promise<void> {
  await stripe.ask(async (client) => {
    const { active } = await client.prices.retrieve(former.price);
    if (!active) await client.prices.update(former.price, { active: true });
    await client.subscriptions.update(subscriptionId, {
      items: [former],
      proration_behavior: 'none',
      metadata: noChangeNoted,
    });
    if (!active) await client.prices.update(former.price, { active: false });
  });
}

/**
 * Refunds what is left of a payment. That it is said is stored before, so that a crash in between leaves nobody in the
 * dark.
 */
async function giveBack(services: Services, companyId: number, payment: Payment): Promise<void> {
  const { database, jobs } = services;
  const { paymentIntent: payment_intent } = payment;
  const stripe = requireSelling(services);
  const { count, isWhole } = await refundsOf(stripe, payment);
  if (isWhole) return;
  await jobs.enqueue(database.queries, tellRefund, [{ payload: { companyId, payment } }]);
  await stripe.ask((client) =>
    client.refunds.create(
      { payment_intent, reason: 'duplicate' },
      // A refund that has failed is followed by another one.
      { idempotencyKey: `refund-${payment_intent}-${count}` },
    ),
  );
}
