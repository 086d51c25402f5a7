import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { oneRow } from '../../apps/api/src/database/database.ts';
import { companies } from '../../apps/api/src/features/company/company.table.ts';
import { billingCustomers } from '../../apps/api/src/features/billing/customers/billing-customers.table.ts';
import { billingEvents } from '../../apps/api/src/features/billing/intake/billing-events.table.ts';
import { receiveEvent } from '../../apps/api/src/features/billing/intake/receive-event.service.ts';
import { compareBilling } from '../../apps/api/src/features/billing/sync/compare-billing.job.ts';
import { openStripe } from '../../apps/api/src/providers/stripe/stripe-connection.ts';
import type { Services } from '../../apps/api/src/services.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';

const customers = 1000;
const events = Number(process.env.BENCH_EVENTS ?? 10_000);
const subscribers = Number(process.env.BENCH_SUBSCRIBERS ?? 10_000);
const secret = 'whsec_bench';

export interface BillingMeasures {
  /** Events of Stripe's that come in any order and up to three times, against one insert of each. */
  intake: Ratio;
  /** Calls to Stripe by which all subscribers are compared. */
  calls: number;
  /** Companies that the comparison took for different although they are not. */
  differing: number;
}

/** Stores the events of a thousand customers, and compares ten thousand subscribers with Stripe. */
export async function benchBilling({ services }: ScaleDatabase): Promise<BillingMeasures> {
  const { queries } = services.database;
  let calls = 0;
  const stripe = openStripe({
    baseUrl: 'http://stripe.bench',
    key: 'sk_test_bench',
    webhookSecrets: [secret],
    takeCall: async () => undefined,
    fetch: async (input) => {
      calls += 1;
      return Response.json(pageOfSubscriptions(new URL(String(input))));
    },
  });
  const selling: Services = { ...services, stripe };
  await makeSubscribers(selling);
  let round = 0;
  const intake = await compare(
    'events of Stripe',
    {
      endpoint: async () => {
        round += 1;
        for (const { raw, signature } of deliveries(round)) await receiveEvent(selling, raw, signature);
      },
      bare: async () => {
        round += 1;
        for (const { id, raw } of deliveries(round))
          await queries
            .insert(billingEvents)
            .values({ id, type: 'invoice.paid', raw, receivedAt: services.now() })
            .onConflictDoNothing();
      },
    },
    1,
  );
  await compareBilling.run(selling, {}, { tries: 0, isLastTry: true });
  const { count } = await oneRow<{ count: number }>(
    queries,
    sql`select count(*)::int as count from billing_customers where synced_at is null`,
  );
  return { intake, calls, differing: count };
}

/** Each event once to three times, in the order of a deck that is always shuffled the same way. */
function deliveries(round: number): { id: string; raw: string; signature: string }[] {
  const timestamp = Math.floor(Date.now() / 1000);
  const made = Array.from({ length: events }, (_, index) => {
    const id = `evt_${round}_${index}`;
    const object = { object: 'invoice', id: `in_${index}`, customer: `cus_${index % customers}` };
    const raw = JSON.stringify({
      id,
      object: 'event',
      type: 'invoice.paid',
      livemode: false,
      data: { object },
    });
    const sign = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex');
    const signature = `t=${timestamp},v1=${sign}`;
    return { id, raw, signature };
  });
  return made
    .flatMap((one, index) => Array.from({ length: (index % 3) + 1 }, () => one))
    .map((one, index) => ({ one, place: (index * 7919) % (events * 2) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

const periodEnd = 1_950_000_000;

/** As `GET /v1/subscriptions`, of all subscribers. */
function pageOfSubscriptions({ searchParams }: URL): object {
  const after = searchParams.get('starting_after');
  const first = after === null ? 0 : Number(after.slice('sub_'.length)) + 1;
  const last = Math.min(subscribers, first + Number(searchParams.get('limit') ?? 10));
  return {
    object: 'list',
    url: '/v1/subscriptions',
    has_more: last < subscribers,
    data: Array.from({ length: last - first }, (_, index) => ({
      id: `sub_${first + index}`,
      object: 'subscription',
      customer: `cus_${first + index}`,
      status: 'active',
      cancel_at_period_end: false,
      latest_invoice: null,
      items: { data: [{ price: { id: 'price_1' }, quantity: 3, current_period_end: periodEnd }] },
    })),
  };
}

async function makeSubscribers({ database: { queries } }: Services): Promise<void> {
  const made = await queries
    .insert(companies)
    .values(
      Array.from({ length: subscribers }, (_, index) => ({
        name: `Firma ${index}`,
        planName: 'Standard',
        planCapabilities: [],
      })),
    )
    .returning({ id: companies.id });
  const at = new Date(periodEnd * 1000).toISOString();
  for (let from = 0; from < made.length; from += 1000) {
    const some = made.slice(from, from + 1000);
    await queries
      .insert(billingCustomers)
      .values(some.map(({ id }, index) => ({ companyId: id, stripeCustomerId: `cus_${from + index}` })));
    await queries.execute(sql`
      insert into billing_subscriptions (company_id, stripe_subscription_id, status, stripe_status, method,
        stripe_price_id, plan_key, interval, quantity, entitled_plan_key, entitled_quantity, period_start,
        period_end, currency)
      select company_id, replace(stripe_customer_id, 'cus_', 'sub_'), 'active', 'active', 'card', 'price_1',
        'standard', 'month', 3, 'standard', 3, ${at}::timestamptz, ${at}::timestamptz, 'pln'
      from billing_customers c where not exists (
        select from billing_subscriptions s where s.company_id = c.company_id)`);
  }
}
