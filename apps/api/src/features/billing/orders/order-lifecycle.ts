import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PaymentFailure } from '@pinfold/contract/features/billing/payment';
import type { Queryable } from '../../../database/database.ts';
import { billingOrders } from './billing-orders.table.ts';

/** What becomes of an order: it is sent to Stripe, waits for its payment, and ends in one of three ways. */
export const orderStatuses = ['creating', 'open', 'paid', 'failed', 'expired'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Why a payment was refused; `declined` where only the bank knows. */
export type OrderFailure = PaymentFailure | 'declined';

export type OrderRow = typeof billingOrders.$inferSelect;

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  creating: ['open', 'paid', 'failed', 'expired'],
  open: ['paid', 'failed', 'expired'],
  // Money that arrives after its time is money: the sync finds it.
  failed: ['paid'],
  expired: ['paid'],
  paid: [],
};

/** Whether an order that is `from` can become `to`. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to);
}

/** Those of which a company has one at most. */
const underWay: readonly OrderStatus[] = ['creating', 'open'];

/** Whether nobody else of the company can order yet. */
export function isUnderWay(status: OrderStatus): boolean {
  return underWay.includes(status);
}

/** Where an order is paid, until the time of its page is over: Stripe's word for that comes later. */
export function openUrlOf({ status, url, expiresAt }: OrderRow, now: Date): string | null {
  const isOver = expiresAt !== null && expiresAt <= now;
  return status === 'open' && !isOver ? url : null;
}

/** The order that keeps a company from another one. */
export async function orderUnderWay(queries: Queryable, companyId: number): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.companyId, companyId), inArray(billingOrders.status, [...underWay])));
  return row;
}

export async function orderByKey(
  queries: Queryable,
  companyId: number,
  key: string,
): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(billingOrders)
    .where(and(eq(billingOrders.companyId, companyId), eq(billingOrders.key, key)));
  return row;
}

/** As it is by now. */
export async function reloadOrder(
  queries: Queryable,
  order: Pick<OrderRow, 'companyId' | 'id'>,
): Promise<OrderRow> {
  const [row] = await queries.select().from(billingOrders).where(isOrder(order));
  if (!row) throw new Error('an order is never deleted');
  return row;
}

/** Seconds in which a call to Stripe is over: until then another try of the same order may be at work. */
const trySeconds = 60;

/**
 * Begins a try, or joins the one that is at work: both name the same keys to Stripe, which makes one of them. Undefined
 * where one was begun long ago and left no trace.
 */
export async function joinTry(queries: Queryable, order: OrderRow, now: Date): Promise<OrderRow | undefined> {
  if (order.tries > 0) return isAtWork(order, now) ? order : undefined;
  return (await beginTry(queries, order, now)) ?? reloadOrder(queries, order);
}

/** Whether a try may still be on its way to Stripe. */
export function isAtWork({ changedAt }: OrderRow, now: Date): boolean {
  return now.getTime() - changedAt.getTime() < trySeconds * 1000;
}

/** Begins another try, unless somebody else has. */
export async function beginTry(
  queries: Queryable,
  order: OrderRow,
  now: Date,
): Promise<OrderRow | undefined> {
  const [row] = await queries
    .update(billingOrders)
    .set({ tries: sql`${billingOrders.tries} + 1`, changedAt: now })
    .where(and(isOrder(order), eq(billingOrders.status, 'creating'), eq(billingOrders.tries, order.tries)))
    .returning();
  return row;
}

/** What Stripe has made of an order. */
export type Opened = { status: 'open' | 'paid' } & Partial<
  Pick<OrderRow, 'stripeSessionId' | 'stripeSubscriptionId' | 'stripeInvoiceId' | 'url' | 'expiresAt'>
>;

/** Writes what Stripe has made of an order; undefined where it has ended meanwhile. */
export async function storeOpened(
  queries: Queryable,
  order: OrderRow,
  opened: Opened,
  now: Date,
): Promise<OrderRow | undefined> {
  const [row] = await queries
    .update(billingOrders)
    .set({ ...opened, changedAt: now })
    .where(and(isOrder(order), eq(billingOrders.status, 'creating')))
    .returning();
  return row;
}

/** Ends an order that nobody has paid. Returns whether it had not ended before. */
export async function endUnpaid(
  queries: Queryable,
  order: OrderRow,
  end: { status: 'failed' | 'expired'; failure?: OrderRow['failure'] },
  now: Date,
): Promise<boolean> {
  const ended = await queries
    .update(billingOrders)
    .set({ ...end, changedAt: now })
    .where(and(isOrder(order), inArray(billingOrders.status, [...underWay])))
    .returning({ id: billingOrders.id });
  return ended.length > 0;
}

/** What Stripe says has become of an order. */
export type Settled = Partial<OrderRow> & Pick<OrderRow, 'status' | 'failure'>;

/** Writes what has become of an order, unless somebody was faster. Returns whether anything has changed. */
export async function settleOrder(
  queries: Queryable,
  order: OrderRow,
  settled: Settled,
  now: Date,
): Promise<boolean> {
  const isNews = settled.status !== order.status;
  if (isNews ? !canBecome(order.status, settled.status) : settled.failure === order.failure) return false;
  const written = await queries
    .update(billingOrders)
    .set({ ...settled, changedAt: now })
    .where(and(isOrder(order), eq(billingOrders.status, order.status)))
    .returning({ id: billingOrders.id });
  return written.length > 0;
}

/** Orders that something has kept from reaching Stripe since before `moment`, the oldest first. */
export function ordersLeftBehind(
  queries: Queryable,
  moment: Date,
): Promise<{ companyId: number; orderId: number }[]> {
  return queries
    .select({ companyId: billingOrders.companyId, orderId: billingOrders.id })
    .from(billingOrders)
    .where(and(eq(billingOrders.status, 'creating'), lt(billingOrders.changedAt, moment)))
    .orderBy(billingOrders.changedAt)
    .limit(500);
}

/** The newest order with something to pay. */
export async function newestOrder(queries: Queryable, companyId: number): Promise<OrderRow | undefined> {
  const [row] = await queries
    .select()
    .from(billingOrders)
    .where(
      and(
        eq(billingOrders.companyId, companyId),
        inArray(billingOrders.kind, ['subscribe', 'change', 'invoice']),
      ),
    )
    .orderBy(desc(billingOrders.id))
    .limit(1);
  return row;
}

function isOrder({ companyId, id }: Pick<OrderRow, 'companyId' | 'id'>) {
  return and(eq(billingOrders.companyId, companyId), eq(billingOrders.id, id));
}
