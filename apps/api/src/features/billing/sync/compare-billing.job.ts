import { inArray, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { rows, type Queryable } from '../../../database/database.ts';
import { type Moment } from '../../../database/moments.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import { enqueueSpread } from '../../../delivery/enqueue-spread.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { billingCustomers } from '../customers/billing-customers.table.ts';
import { idOf, mostAtOnce } from './read-billing.ts';
import { callsACompany, syncBilling } from './sync-billing.job.ts';

const dayMilliseconds = 86_400_000;

/**
 * Compares all companies that no sync has seen for a day with lists of a hundred subscriptions each, and syncs only
 * those that differ: ten thousand companies are a hundred calls.
 */
export const compareBilling = defineProviderJob<object, StripeConnection>({
  name: 'compare-billing',
  concurrency: 1,
  subject: () => 'all',
  claim: async ({ stripe }) => stripe,
  async work(services, stripe) {
    const { database, now } = services;
    const startedAt = now();
    const unseen = await unseenCustomers(database.queries, new Date(startedAt.getTime() - dayMilliseconds));
    if (unseen.length === 0) return;
    const atStripe = await readSubscriptions(stripe);
    const differing = unseen.filter((one) => differs(one, atStripe.get(one.customer) ?? []));
    await settle(services, unseen, differing, startedAt);
  },
});

/** What we have of a company's newest subscription and invoice. */
interface KnownCustomer {
  company_id: number;
  customer: string;
  subscription: string | null;
  stripe_status: string | null;
  price: string | null;
  quantity: number | null;
  period_end: Moment | null;
  cancels: boolean | null;
  /** `in_1 paid`, of all that were issued. */
  invoices: string[];
}

/** What is compared of a subscription. */
interface SeenSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  price: string | undefined;
  quantity: number | undefined;
  periodEnd: number | undefined;
  cancels: boolean;
  /** As in `KnownCustomer`; undefined while it is a draft. */
  invoice: string | undefined;
}

/** Those that have ended are in no list. */
async function readSubscriptions(stripe: StripeConnection): Promise<Map<string, SeenSubscription[]>> {
  const found = new Map<string, SeenSubscription[]>();
  await stripe.ask(async (client) => {
    const list = client.subscriptions.list({ limit: mostAtOnce, expand: ['data.latest_invoice'] });
    for await (const one of list) {
      const customer = idOf(one.customer) ?? '';
      found.set(customer, [...(found.get(customer) ?? []), seen(one)]);
    }
  });
  return found;
}

function seen(subscription: Stripe.Subscription): SeenSubscription {
  const [item] = subscription.items.data;
  const latest = subscription.latest_invoice;
  return {
    id: subscription.id,
    status: subscription.status,
    price: item?.price.id,
    quantity: item?.quantity,
    periodEnd: item?.current_period_end,
    cancels: subscription.cancel_at_period_end,
    invoice:
      latest && typeof latest === 'object' && latest.status !== 'draft'
        ? `${latest.id} ${latest.status}`
        : undefined,
  };
}

function differs(known: KnownCustomer, subscriptions: readonly SeenSubscription[]): boolean {
  const counted = subscriptions.find(({ id }) => id === known.subscription);
  const others = subscriptions.filter((one) => one !== counted && !one.status.startsWith('incomplete'));
  if (others.length > 0) return true;
  if (!counted) return known.stripe_status !== null && known.stripe_status !== 'canceled';
  const periodEnd = known.period_end && new Date(known.period_end).getTime() / 1000;
  return (
    counted.status !== known.stripe_status ||
    counted.price !== known.price ||
    counted.quantity !== known.quantity ||
    counted.periodEnd !== periodEnd ||
    counted.cancels !== known.cancels ||
    (counted.invoice !== undefined && !known.invoices.includes(counted.invoice))
  );
}

/** The others agree: they are as good as synced. */
async function settle(
  services: Services,
  unseen: readonly KnownCustomer[],
  differing: readonly KnownCustomer[],
  at: Date,
): Promise<void> {
  const ids = new Set(differing.map((one) => one.company_id));
  const agreeing = unseen.flatMap((one) => (ids.has(one.company_id) ? [] : one.company_id));
  await services.database.queries.transaction(async (tx) => {
    for (let from = 0; from < agreeing.length; from += rowsAtOnce)
      await tx
        .update(billingCustomers)
        .set({ syncedAt: at })
        .where(inArray(billingCustomers.companyId, agreeing.slice(from, from + rowsAtOnce)));
    const payloads = [...ids].map((companyId) => ({ payload: { companyId }, calls: callsACompany }));
    await enqueueSpread(tx, services, syncBilling, ['stripe', 'reconcile'], payloads);
  });
}

const rowsAtOnce = 1000;

async function unseenCustomers(queries: Queryable, before: Date): Promise<KnownCustomer[]> {
  return rows<KnownCustomer>(
    queries,
    sql`select c.company_id::int, c.stripe_customer_id as customer,
          s.stripe_subscription_id as subscription, s.stripe_status, s.stripe_price_id as price,
          s.quantity, s.period_end, s.cancel_at_period_end as cancels,
          array(select i.stripe_invoice_id || ' ' || i.status from billing_invoices i
                where i.company_id = c.company_id) as invoices
        from billing_customers c left join billing_subscriptions s on s.company_id = c.company_id
        where c.stripe_customer_id is not null
          and (c.synced_at is null or c.synced_at < ${before.toISOString()})`,
  );
}
