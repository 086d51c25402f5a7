import { randomUUID } from 'node:crypto';
import { lockCompany } from '../../../database/lock-company.ts';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import { StripeFailure } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { billingOrders } from './billing-orders.table.ts';
import { giveWay } from './give-way.ts';
import {
  beginTry,
  endUnpaid,
  joinTry,
  type Opened,
  type OrderRow,
  openUrlOf,
  orderUnderWay,
  storeOpened,
} from './order-lifecycle.ts';

/** What a page is for that is no purchase: an invoice that is open, or another card. */
export type PageContents = Pick<OrderRow, 'method' | 'currency' | 'amountDue' | 'tax' | 'stripeInvoiceId'> & {
  kind: 'invoice' | 'card';
};

/**
 * Opens a page at Stripe, or returns the one that is open for the same. It takes its turn among the company's orders, so
 * that nobody pays an invoice on two pages.
 * @throws Problem `order_in_progress`, `provider_unavailable`
 */
export async function openPage(
  services: Services,
  member: Member,
  contents: PageContents,
  open: (order: OrderRow) => Promise<Opened>,
): Promise<{ redirect_url: string }> {
  const { database, log, now } = services;
  const { queries } = database;
  const order = await holdAlone(services, member, contents);
  const present = openUrlOf(order, now());
  if (present !== null) return { redirect_url: present };
  const tried = (await joinTry(queries, order, now())) ?? (await beginTry(queries, order, now()));
  if (!tried) throw new Problem('order_in_progress');
  const opened = await open(tried).catch(async (error: unknown) => {
    // The page itself is refused: it would keep other orders waiting for nothing.
    if (error instanceof Problem || (error instanceof StripeFailure && error.kind === 'invalid'))
      await endUnpaid(queries, tried, { status: 'failed' }, now());
    return unavailable(log, 'Stripe', 'provider_unavailable')(error);
  });
  const { url } = (await storeOpened(queries, tried, opened, now())) ?? opened;
  if (!url) throw new Problem('order_in_progress');
  return { redirect_url: url };
}

async function holdAlone(services: Services, member: Member, contents: PageContents): Promise<OrderRow> {
  const first = await hold(services, member, contents);
  if ('order' in first) return first.order;
  await giveWay(services, first.other);
  const second = await hold(services, member, contents);
  if ('order' in second) return second.order;
  throw new Problem('order_in_progress');
}

function hold(
  { database, now }: Services,
  { companyId, userId }: Member,
  contents: PageContents,
): Promise<{ order: OrderRow } | { other: OrderRow }> {
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const present = await orderUnderWay(tx, companyId);
    if (present) return isSame(present, contents, now()) ? { order: present } : { other: present };
    const [order] = await tx
      .insert(billingOrders)
      .values({
        ...contents,
        companyId,
        key: randomUUID(),
        orderedBy: userId,
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    if (!order) throw new Error('an insert returns its row');
    return { order };
  });
}

/** A page whose time is over is another one. An invoice has one page, whatever order has opened it. */
function isSame(present: OrderRow, { kind, method, stripeInvoiceId }: PageContents, now: Date): boolean {
  const isOver = present.expiresAt !== null && present.expiresAt <= now;
  return (
    !isOver &&
    (kind === 'invoice' || present.kind === kind) &&
    present.method === method &&
    present.stripeInvoiceId === stripeInvoiceId
  );
}
