import { eq } from 'drizzle-orm';
import type { Basket } from '@pinfold/contract/features/billing/orders.endpoints';
import { planChange, type PlanChange, type PlanTerms } from '@pinfold/contract/features/billing/plan-change';
import type { Services } from '../../../services.ts';
import { invoiceDataRow, type InvoiceDataRow } from '../customers/invoice-data.queries.ts';
import { invalidCode, type UsableCode, usableCode } from '../plans/promotion-codes.ts';
import { heldPrice, orderablePrice, type SoldPrice } from '../plans/sold-prices.queries.ts';
import { requireSelling } from '../require-selling.ts';
import { billingSubscriptions } from '../subscription/billing-subscriptions.table.ts';

type SubscriptionRow = typeof billingSubscriptions.$inferSelect;

/** What somebody wants to buy, beside what their company has. */
export interface ReadBasket {
  companyId: number;
  buyer: InvoiceDataRow;
  price: SoldPrice;
  quantity: number;
  promotion: UsableCode | null;
  /** The subscription that would be changed; undefined where there is none that runs. */
  running: SubscriptionRow | undefined;
  /** Null where nothing runs. */
  change: PlanChange | null;
  /** What is had and what is wanted, for the rules of changes; undefined where nothing runs. */
  terms: { from: PlanTerms; to: PlanTerms } | undefined;
}

/**
 * Reads what a request wants to buy. A code is for a first order: of a change, Stripe takes none.
 * @throws Problem `price_unknown`, `promotion_code_invalid`
 * @throws StripeFailure
 */
export async function readBasket(
  services: Services,
  companyId: number,
  { currency, items, promotion_code: code }: Basket,
): Promise<ReadBasket> {
  const { queries } = services.database;
  const [item] = items;
  const price = await orderablePrice(services, { key: item?.price ?? '', currency });
  const quantity = item?.quantity ?? 1;
  const buyer = await invoiceDataRow(queries, companyId);
  const running = await runningSubscription(services, companyId);
  const held = running && (await heldPrice(services, queries, running.stripePriceId));
  const terms = running && {
    // A plan that is not sold any more is below all that are.
    from: { rank: held?.plan.rank ?? 0, interval: running.interval, quantity: running.quantity },
    to: { rank: price.plan.rank, interval: price.interval, quantity },
  };
  if (code !== null && code !== '' && running) throw invalidCode();
  const promotion =
    code === null || code === ''
      ? null
      : await usableCode(requireSelling(services), code, {
          customerId: buyer.stripeCustomerId,
          interval: price.interval,
        });
  return {
    companyId,
    buyer,
    price,
    quantity,
    promotion,
    running,
    terms,
    change: terms ? planChange(terms.from, terms.to) : null,
  };
}

/** The company's subscription unless it has ended. */
async function runningSubscription(
  { database: { queries } }: Services,
  companyId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.companyId, companyId));
  return row?.status === 'expired' ? undefined : row;
}
