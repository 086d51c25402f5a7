import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { requireSelling } from '../require-selling.ts';
import { syncBilling } from '../sync/sync-billing.job.ts';
import { billingEvents } from './billing-events.table.ts';

/**
 * Takes what arrived at the webhook.
 * @throws Problem `not_found` where no plans are sold, `invalid_request` where Stripe has not signed it
 */
export async function receiveEvent(services: Services, raw: string, signature: string): Promise<void> {
  const event = requireSelling(services).readEvent(raw, signature);
  if (!event) throw new Problem('invalid_request');
  await storeEvent(services, event, raw);
}

/**
 * Stores an event of Stripe's with the job that it rings for, both or neither, so that an event that was acknowledged is
 * never lost. What comes twice, or is about nobody we know, is acknowledged too, or it would be sent for days. Returns
 * whether it is new.
 */
export async function storeEvent(services: Services, event: Stripe.Event, raw: string): Promise<boolean> {
  const { database, jobs, now } = services;
  const { isLive } = requireSelling(services);
  const customer = customerOf(event);
  const at = now();
  return database.queries.transaction(async (tx) => {
    const [known] = customer
      ? await tx
          .select({ companyId: billingCustomers.companyId })
          .from(billingCustomers)
          .where(eq(billingCustomers.stripeCustomerId, customer))
      : [];
    const ignoredBecause = event.livemode === isLive ? (known ? null : 'unknown_customer') : 'other_livemode';
    const stored = await tx
      .insert(billingEvents)
      .values({
        id: event.id,
        type: event.type,
        stripeCustomerId: customer,
        raw,
        receivedAt: at,
        processedAt: ignoredBecause === null ? null : at,
        ignoredBecause,
      })
      .onConflictDoNothing()
      .returning({ id: billingEvents.id });
    if (stored.length === 0) return false;
    if (known && ignoredBecause === null)
      await jobs.enqueue(tx, syncBilling, [{ payload: { companyId: known.companyId } }]);
    return true;
  });
}

/** Whom an event is about: what it carries is a customer, or names one. */
function customerOf({ data }: Stripe.Event): string | null {
  const about = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (about.object === 'customer') return about.id ?? null;
  return typeof about.customer === 'string' ? about.customer : (about.customer?.id ?? null);
}
