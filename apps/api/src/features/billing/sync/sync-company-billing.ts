import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { oneRow, type Queryable } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { ifRefused, type ProviderError } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import { syncTaxNumber } from '../customers/invoice-data.service.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { billingEvents } from '../intake/billing-events.table.ts';
import { storeInvoices } from '../invoices/store-invoices.ts';
import { billingPrices } from '../plans/billing-prices.table.ts';
import { soldPlans } from '../plans/default-plans.ts';
import type { OrderRow } from '../orders/order-lifecycle.ts';
import { requireSelling } from '../require-selling.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';
import { chooseSubscription, type Chosen, factsOf } from '../subscription/choose-subscription.ts';
import { storeSubscription } from '../subscription/store-subscription.ts';
import { tellOwners } from '../subscription/subscription-mails.ts';
import { changeCorrections } from './change-corrections.ts';
import { correctAll } from './correct.ts';
import { correctionsOf } from './corrections.ts';
import { readBilling, type StripeBilling } from './read-billing.ts';
import { ordersOf, paidInvoicesOf, settleOrders } from './settle-orders.ts';

/** How often what was put right is read again before it is stored as it is. */
const mostRounds = 3;

/**
 * Makes what we have about a company's subscription, invoices and orders agree with Stripe. Events, the return from a
 * payment and the hourly round all do this and nothing else, so that each of them suffices. Does nothing for a company
 * that Stripe does not know.
 * @throws StripeFailure also where something could not be put right at Stripe: what was read is stored all the same
 */
export async function syncCompanyBilling(services: Services, companyId: number): Promise<void> {
  const refused = await agreeWithStripe(services, companyId);
  if (refused) throw refused;
}

/**
 * The same for somebody who waits for what was read: what could not be put right at Stripe is logged, and the next sync
 * tries it again.
 * @throws StripeFailure where Stripe could not be read
 */
export async function syncForBuyer(services: Services, companyId: number): Promise<void> {
  const refused = await agreeWithStripe(services, companyId);
  if (!refused) return;
  const { kind, message: reason } = refused;
  services.log.warn({ companyId, kind, reason }, 'Stripe refuses to put something right');
}

/** Returns what Stripe refused to put right. */
async function agreeWithStripe(services: Services, companyId: number): Promise<ProviderError | undefined> {
  const { database, now } = services;
  const { queries } = database;
  const stripe = requireSelling(services);
  const customer = await stripeCustomerOf(queries, companyId);
  if (customer === null) return undefined;
  const events = await waitingEvents(queries, customer);
  await syncTaxNumber(services, companyId);
  for (let round = 1; ; round += 1) {
    const ticket = await takeTicket(queries);
    const [orders, knownId] = [
      await ordersOf(queries, companyId),
      await knownSubscription(queries, companyId),
    ];
    const billing = await readBilling(stripe, customer);
    const chosen = chooseSubscription(billing, knownId);
    const paidInvoices = paidInvoicesOf(orders, billing);
    const corrections = [
      ...correctionsOf(billing, chosen, paidInvoices, now()),
      ...changeCorrections(orders, billing, chosen.counts, paidInvoices),
    ];
    const refused = await ifRefused(
      correctAll(services, companyId, corrections).then(() => undefined),
      (error) => error,
    );
    // A refund changes nothing of what is read.
    const isChanged = corrections.some(({ kind }) => kind !== 'refund');
    if (isChanged && !refused && round < mostRounds) continue;
    await store(services, companyId, { ticket, billing, chosen, orders });
    await markProcessed(queries, events, now());
    return refused;
  }
}

interface Reading {
  ticket: number;
  billing: StripeBilling;
  chosen: Chosen;
  orders: readonly OrderRow[];
}

/** Writes what was read, unless somebody who asked later has written. */
async function store(
  services: Services,
  companyId: number,
  { ticket, billing, chosen, orders }: Reading,
): Promise<void> {
  const { database, live, now, config } = services;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const isNewest = await tx
      .update(billingCustomers)
      .set({ syncTicket: ticket, syncedAt: now() })
      .where(and(eq(billingCustomers.companyId, companyId), lt(billingCustomers.syncTicket, ticket)))
      .returning({ companyId: billingCustomers.companyId });
    if (isNewest.length === 0) return;
    const invoices = await storeInvoices(tx, companyId, billing.invoices, config.PINFOLD_BILLING_SELLER);
    const settled = await settleOrders(tx, orders, billing, now());
    const facts =
      chosen.counts && factsOf(chosen.counts, billing.invoices, await pricesOf(tx, chosen.counts.items.data));
    const changed = facts ? await storeSubscription(services, tx, companyId, facts) : false;
    for (const { status, number, amountRemaining: amount, currency, dueAt } of invoices.issued)
      // Without a due date a card is charged, and there is nothing to do.
      if (status === 'open' && dueAt && facts)
        await tellOwners(services, tx, companyId, 'invoice', {
          plan: soldPlans(config).find(({ key }) => key === facts.planKey)?.name ?? facts.planKey,
          number: number ?? '',
          amount,
          currency,
          date: dueAt,
        });
    if (!invoices.hasChanged && !settled && !changed) return;
    await live.publish(tx, companyId, { topic: 'billing', ids: [] });
    if (changed) await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}

/** Taken before Stripe is asked: who asked later knows more. */
async function takeTicket(queries: Queryable): Promise<number> {
  const { ticket } = await oneRow<{ ticket: string }>(
    queries,
    sql`select nextval('billing_sync_tickets') as ticket`,
  );
  return Number(ticket);
}

async function stripeCustomerOf(queries: Queryable, companyId: number): Promise<string | null> {
  const [row] = await queries
    .select({ id: billingCustomers.stripeCustomerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  return row?.id ?? null;
}

async function knownSubscription(queries: Queryable, companyId: number): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: billingSubscriptions.stripeSubscriptionId })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.companyId, companyId));
  return row?.id;
}

async function pricesOf(tx: Queryable, items: readonly { price: { id: string } }[]) {
  const ids = items.map(({ price }) => price.id);
  const found = await tx
    .select({ id: billingPrices.stripePriceId, planKey: billingPrices.planKey })
    .from(billingPrices)
    .where(inArray(billingPrices.stripePriceId, ids));
  return new Map(found.map(({ id, planKey }) => [id, { planKey }]));
}

/** Those that rang before Stripe was asked: this reading knows of them. */
async function waitingEvents(queries: Queryable, customer: string): Promise<string[]> {
  const found = await queries
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.stripeCustomerId, customer), sql`${billingEvents.processedAt} is null`));
  return found.map(({ id }) => id);
}

async function markProcessed(queries: Queryable, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await queries
      .update(billingEvents)
      .set({ processedAt: at })
      .where(inArray(billingEvents.id, [...ids]));
}
