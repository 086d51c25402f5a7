import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@pinfold/contract/languages';
import { overages } from '@pinfold/contract/features/billing/overages';
import type { PaymentMethodKind } from '@pinfold/contract/features/billing/payment';
import type { PricePreview } from '@pinfold/contract/features/billing/orders.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { translate } from '../../../i18n/i18n.ts';
import { usageOfAll } from '../../../limits/usage.queries.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { runningSubscription } from '../subscription/subscription.queries.ts';
import type { ReadBasket } from './basket.ts';
import { billingOrders } from './billing-orders.table.ts';
import { type OrderRow, orderUnderWay } from './order-lifecycle.ts';

export interface Ordering {
  basket: ReadBasket;
  key: string;
  method: PaymentMethodKind;
  preview: PricePreview;
  orderedBy: number;
  language: Language;
}

/** What the company is held by: an order of this contents, or another one that has to go first. */
export type Held = { order: OrderRow } | { other: OrderRow };

/**
 * Writes an order down, before Stripe knows of it. While the company is locked, what it uses is compared with what it
 * buys, and two tabs take turns: the same contents are the same order.
 * @throws Problem `plan_limits_exceeded`, `price_changed`
 */
export function holdOrder({ database, now }: Services, ordering: Ordering): Promise<Held> {
  const { basket, key, method, preview, orderedBy } = ordering;
  const { companyId, price, quantity, promotion, running } = basket;
  const wanted = {
    kind: running ? ('change' as const) : ('subscribe' as const),
    method,
    stripePriceId: price.stripePriceId,
    quantity,
    promotionCode: promotion?.text ?? null,
  };
  return database.queries.transaction(async (tx): Promise<Held> => {
    await lockCompany(tx, companyId, now());
    const present = await orderUnderWay(tx, companyId);
    if (present) return isSame(present, wanted) ? { order: present } : { other: present };
    // Bought or changed since the price was counted.
    if (!isDeepStrictEqual(await runningSubscription(tx, companyId), running))
      throw new Problem('price_changed');
    await refuseOverages(tx, ordering);
    const [order] = await tx
      .insert(billingOrders)
      .values({
        companyId,
        key,
        ...wanted,
        currency: preview.currency,
        amountDue: preview.amount_due,
        tax: preview.tax,
        orderedBy,
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    if (!order) throw new Error('an insert returns its row');
    return { order };
  });
}

/** What two orders have in common that are the same. */
type Contents = Pick<OrderRow, 'kind' | 'method' | 'stripePriceId' | 'quantity' | 'promotionCode'>;

function isSame(
  { kind, method, stripePriceId, quantity, promotionCode }: OrderRow,
  wanted: Contents,
): boolean {
  return isDeepStrictEqual({ kind, method, stripePriceId, quantity, promotionCode }, wanted);
}

/** Names each limit that the company is past, with how much of it is used. */
async function refuseOverages(tx: Queryable, { basket, language }: Ordering): Promise<void> {
  const { companyId, price, quantity } = basket;
  const found = overages(price.plan, quantity, await usageOfAll(tx, companyId));
  if (found.length === 0) return;
  throw new Problem('plan_limits_exceeded', {
    errors: found.map(({ limit, used, max }) => ({
      path: limit,
      message: translate(language, 'plan_limits.overage', {
        name: translate(language, `plan_limits.${limit}`),
        used,
        max,
      }),
    })),
  });
}
