import type { Basket } from '@pinfold/contract/features/billing/orders.endpoints';
import {
  type HeldPlan,
  planChange,
  type PlanChange,
  type PlanTerms,
} from '@pinfold/contract/features/billing/plan-change';
import type { Services } from '../../../services.ts';
import { invoiceDataRow, type InvoiceDataRow } from '../customers/invoice-data.queries.ts';
import { invalidCode, type UsableCode, usableCode } from '../plans/promotion-codes.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { orderablePrice, type SoldPrice } from '../plans/sold-prices.queries.ts';
import { requireSelling } from '../require-selling.ts';
import { runningSubscription } from '../subscription/subscription.queries.ts';
import type { SubscriptionRow } from '../subscription/subscription-lifecycle.ts';

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
  const running = await runningSubscription(queries, companyId);
  const wanted: PlanTerms = { rank: price.plan.rank, interval: price.interval, quantity };
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
    change: running ? planChange(heldPlanOf(services, running), wanted) : null,
  };
}

/** What a company has, for the rules of changes. A plan that is not sold any more is below all that are. */
export function heldPlanOf({ config }: Pick<Services, 'config'>, row: SubscriptionRow): HeldPlan {
  const rankOf = (key: string) => soldPlans(config).find((plan) => plan.key === key)?.rank ?? 0;
  return {
    interval: row.interval,
    method: row.method,
    paid: { rank: rankOf(row.entitledPlanKey), quantity: row.entitledQuantity },
    renews: { rank: rankOf(row.planKey), quantity: row.quantity },
  };
}
