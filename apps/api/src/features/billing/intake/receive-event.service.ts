import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isQueued } from '../../../jobs/jobs.ts';
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
 * Stores an event of Stripe's, and rings for the sync of its company; should the process end in between,
 * `ring-for-events` does. What comes twice, or is about nobody we know, is acknowledged too, or it would be sent for
 * days. Returns whether it is new.
 */
export async function storeEvent(services: Services, event: Stripe.Event, raw: string): Promise<boolean> {
  const { database, now } = services;
  const isOurMode = event.livemode === requireSelling(services).isLive;
  const customer = customerOf(event);
  const receivedAt = now();
  const [stored] = await database.queries
    .insert(billingEvents)
    .values({
      id: event.id,
      type: event.type,
      stripeCustomerId: customer,
      raw,
      receivedAt,
      ...(!isOurMode && { processedAt: receivedAt, ignoredBecause: 'other_livemode' }),
    })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  if (!stored) return false;
  if (isOurMode) await ring(services, event.id, customer);
  return true;
}

/** Most events are one of several about the same: whoever waits for a sync already is not enqueued. */
async function ring({ database, jobs, now }: Services, id: string, customer: string | null): Promise<void> {
  const { queries } = database;
  const [known] = await queries
    .select({
      companyId: billingCustomers.companyId,
      isWaiting: isQueued(syncBilling.name, sql`${billingCustomers.companyId}::text`),
    })
    .from(billingCustomers)
    .where(eq(billingCustomers.stripeCustomerId, customer ?? ''));
  if (!known)
    await queries
      .update(billingEvents)
      .set({ processedAt: now(), ignoredBecause: 'unknown_customer' })
      .where(eq(billingEvents.id, id));
  else if (!known.isWaiting)
    await jobs.enqueue(queries, syncBilling, [{ payload: { companyId: known.companyId } }]);
}

/** Whom an event is about: what it carries is a customer, or names one. */
function customerOf({ data }: Stripe.Event): string | null {
  const about = data.object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (about.object === 'customer') return about.id ?? null;
  return typeof about.customer === 'string' ? about.customer : (about.customer?.id ?? null);
}
