import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
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
  const receivedAt = now();
  const ofCustomer = sql<
    number | null
  >`(select company_id::int from billing_customers where stripe_customer_id = ${customer})`;
  const ignoredBecause =
    event.livemode === isLive
      ? sql<string>`case when ${ofCustomer} is null then 'unknown_customer' end`
      : 'other_livemode';
  return database.queries.transaction(async (tx) => {
    // One statement: most events are one of several about the same.
    const [stored] = await tx
      .insert(billingEvents)
      .values({
        id: event.id,
        type: event.type,
        stripeCustomerId: customer,
        raw,
        receivedAt,
        processedAt: sql`case when ${ignoredBecause}::text is not null
          then ${receivedAt.toISOString()}::timestamptz end`,
        ignoredBecause,
      })
      .onConflictDoNothing()
      .returning({ companyId: ofCustomer, ignoredBecause: billingEvents.ignoredBecause });
    if (!stored) return false;
    const { companyId } = stored;
    if (companyId !== null && stored.ignoredBecause === null)
      await jobs.enqueue(tx, syncBilling, [{ payload: { companyId } }]);
    return true;
  });
}

/** Whom an event is about: what it carries is a customer, or names one. */
function customerOf({ data }: Stripe.Event): string | null {
  const about = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (about.object === 'customer') return about.id ?? null;
  return typeof about.customer === 'string' ? about.customer : (about.customer?.id ?? null);
}
