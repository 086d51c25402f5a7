import type { Language } from '@pinfold/contract/languages';
import type { NewOrder, Order } from '@pinfold/contract/features/billing/orders.endpoints';
import { chargesStoredCard } from '@pinfold/contract/features/billing/payment';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { type LoginProof, requireFreshLogin } from '../../session/second-factor/fresh-login.service.ts';
import { canInvoice, invoiceDataRow } from '../customers/invoice-data.queries.ts';
import { refuseSuspended } from '../operators/suspension.ts';
import { heldPrice } from '../plans/sold-prices.queries.ts';
import { requireSellingTo } from '../require-selling.ts';
import { syncForBuyer } from '../sync/sync-company-billing.ts';
import { type ReadBasket, readBasket } from './basket.ts';
import { giveWay } from './give-way.ts';
import { holdOrder, type Ordering } from './hold-order.ts';
import { openOrder } from './open-order.ts';
import { paymentStatusOf } from './latest-payment.service.ts';
import { openUrlOf, orderByKey, type OrderRow, orderUnderWay, reloadOrder } from './order-lifecycle.ts';
import { previewBasket } from './preview-price.service.ts';
import { requireMethod } from './require-method.ts';

export interface OrderRequest {
  /** The `Idempotency-Key`. */
  key: string;
  order: NewOrder;
  /** Of what a refusal names. */
  language: Language;
}

/**
 * Orders a plan or changes it. The same key is the same order, whatever happened to the first request; of a company's
 * orders one is under way at most.
 * @throws Problem whatever `createOrder` of the contract names
 */
export async function createOrderOf(
  services: Services,
  member: Member & LoginProof,
  request: OrderRequest,
): Promise<Order> {
  const { companyId } = member;
  await requireSellingTo(services, companyId);
  const { queries } = services.database;
  const repeated = await orderByKey(queries, companyId, request.key);
  if (repeated) await requireSameRequest(services, repeated, request.order);
  const held = repeated ?? (await hold(services, member, request));
  const order = await openOrder(services, held);
  // What the buyer had on another page long ago has ended, or is paid.
  const isOver = order.status === 'open' && openUrlOf(order, services.now()) === null;
  if (order.status === 'paid' || isOver) await sync(services, companyId);
  return orderToWire(isOver ? await reloadOrder(queries, order) : order, services.now());
}

async function hold(
  services: Services,
  member: Member & LoginProof,
  request: OrderRequest,
): Promise<OrderRow> {
  const { companyId, userId } = member;
  const { key, language, order } = request;
  if (!order.accepted_terms)
    throw new Problem('terms_not_accepted', { errors: [{ path: 'body.accepted_terms' }] });
  await requireBuyer(services, companyId);
  // Whatever was paid, or has ended, counts before another order does.
  await sync(services, companyId);
  const waiting = await changeUnderWay(services, companyId, order);
  if (waiting) return waiting;
  const failed = unavailable(services.log, 'Stripe', 'provider_unavailable');
  const basket = await readBasket(services, companyId, order).catch(failed);
  await refuseImpossible(services, basket);
  const method = basket.running?.method ?? order.payment_method;
  requireMethod(services, method, basket.price.currency);
  const preview = await previewBasket(services, basket, services.now()).catch(failed);
  const { amount_due: amountDue } = preview;
  if (amountDue !== order.expected_amount_due) throw new Problem('price_changed');
  if (chargesStoredCard({ isChange: basket.running !== undefined, method, amountDue }))
    requireFreshLogin(services, member);
  const ordering = { basket, key, method, preview, orderedBy: userId, language };
  return holdAlone(services, ordering);
}

/**
 * Returns the change that waits for its payment, if it is this one. Another one gives way before anything is counted: it
 * may have changed the subscription at Stripe, and with it what each other change costs.
 */
async function changeUnderWay(
  services: Services,
  companyId: number,
  order: NewOrder,
): Promise<OrderRow | undefined> {
  const present = await orderUnderWay(services.database.queries, companyId);
  if (present?.kind !== 'change') return undefined;
  if (await isSameRequest(services, present, order)) return present;
  await giveWay(services, present);
  return undefined;
}

/** An order of other contents gives way once; whoever is faster than that is waited for. */
async function holdAlone(services: Services, ordering: Ordering): Promise<OrderRow> {
  const first = await holdOrder(services, ordering);
  if ('order' in first) return first.order;
  await giveWay(services, first.other);
  const second = await holdOrder(services, ordering);
  if ('order' in second) return second.order;
  throw new Problem('order_in_progress');
}

/** @throws Problem `invoice_data_missing`, `tax_number_unverified` */
async function requireBuyer({ database }: Services, companyId: number): Promise<void> {
  const data = await invoiceDataRow(database.queries, companyId);
  if (canInvoice(data)) return;
  throw new Problem(data.taxStatus === 'unverified' ? 'tax_number_unverified' : 'invoice_data_missing');
}

async function refuseImpossible(
  services: Services,
  { companyId, running, change }: ReadBasket,
): Promise<void> {
  await refuseSuspended(services.database.queries, companyId);
  if (running && running.status !== 'active') throw new Problem('invoice_unpaid');
  if (change === 'no_change') throw new Problem('no_changes');
  if (change === 'after_period') throw new Problem('change_after_period');
}

/** @throws Problem `invalid_request` where the key was used for something else */
async function requireSameRequest(services: Services, present: OrderRow, order: NewOrder): Promise<void> {
  if (!(await isSameRequest(services, present, order)))
    throw new Problem('invalid_request', {
      errors: [{ path: 'headers.idempotency-key', message: 'was used for another order' }],
    });
}

async function isSameRequest(
  services: Services,
  present: OrderRow,
  { items, promotion_code: code }: NewOrder,
): Promise<boolean> {
  const [item] = items;
  const price = await heldPrice(services, services.database.queries, present.stripePriceId ?? '');
  return (
    price?.lookupKey === item?.price &&
    present.quantity === item?.quantity &&
    (present.promotionCode ?? '') === (code ?? '')
  );
}

function sync(services: Services, companyId: number): Promise<void> {
  return syncForBuyer(services, companyId).catch(unavailable(services.log, 'Stripe', 'provider_unavailable'));
}

function orderToWire(order: OrderRow, now: Date): Order {
  const { id, status } = order;
  return { id, status: paymentStatusOf(status), redirect_url: openUrlOf(order, now) };
}
