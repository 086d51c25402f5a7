import type { InvoiceLine, Subscription, SubscriptionItem } from '../objects/billing-objects.ts';
import type { Price, TaxRate } from '../objects/catalog-objects.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { netAmount } from './invoice-amounts.ts';
import { priceAmount, pricedParts, rounded } from './tiered-amount.ts';

interface LineSubject {
  subscription: string | null;
  item: SubscriptionItem;
}

/** Lines for a whole period of an item: one for each tier, and for each flat amount. */
export function periodLines(
  transaction: Transaction,
  subject: LineSubject,
  period = { start: subject.item.current_period_start, end: subject.item.current_period_end },
): InvoiceLine[] {
  const { price, quantity } = subject.item;
  const name = productName(transaction, price);
  return pricedParts(price, quantity).map((part) =>
    newLine(transaction, subject, {
      amount: part.amount,
      quantity: part.quantity,
      unitAmountDecimal: part.unitAmountDecimal,
      description: describe(name, price, part),
      period,
    }),
  );
}

/** The credit for what was billed of an item beyond a moment, net of the discounts it had. */
export function unusedTimeLines(transaction: Transaction, subject: LineSubject, at: number): InvoiceLine[] {
  const { item, subscription } = subject;
  const billed = transaction
    .list('invoice')
    .filter(({ status }) => status !== 'void' && status !== 'draft')
    .flatMap((invoice) => invoice.lines.data.map((line) => ({ invoice: invoice.id, line })))
    .filter(
      ({ line }) =>
        line.subscription === subscription &&
        line.parent.subscription_item_details.subscription_item === item.id &&
        line.period.end > at,
    );
  if (billed.length === 0) return [];
  const amount = billed.reduce((sum, { line }) => sum + shareAfter(netAmount(line), line.period, at), 0);
  const line = newLine(transaction, subject, {
    amount: -amount,
    quantity: item.quantity,
    unitAmountDecimal: null,
    description: `Unused time on ${item.quantity} × ${productName(transaction, item.price)} after ${dateOf(at)}`,
    period: { start: at, end: item.current_period_end },
    creditOf: billed.map((one) => ({ invoice: one.invoice, line: one.line.id })),
  });
  return [line];
}

/** The rest of the period of a changed item. */
export function remainingTimeLine(transaction: Transaction, subject: LineSubject, at: number): InvoiceLine {
  const { item } = subject;
  const period = { start: item.current_period_start, end: item.current_period_end };
  return newLine(transaction, subject, {
    amount: shareAfter(priceAmount(item.price, item.quantity), period, at),
    quantity: item.quantity,
    unitAmountDecimal: null,
    description: `Remaining time on ${item.quantity} × ${productName(transaction, item.price)} after ${dateOf(at)}`,
    period: { start: at, end: item.current_period_end },
    isProration: true,
  });
}

/** The tax rates of the line's item, otherwise those of the subscription. */
export function taxRatesOf({ items, default_tax_rates: rates }: Subscription, line: InvoiceLine): TaxRate[] {
  const item = items.data.find(({ id }) => id === line.parent.subscription_item_details.subscription_item);
  return item && item.tax_rates.length > 0 ? item.tax_rates : rates;
}

function shareAfter(amount: number, { start, end }: { start: number; end: number }, at: number): number {
  const rest = BigInt(end - Math.max(start, at));
  return Number(rounded(BigInt(amount) * rest, BigInt(end - start)));
}

interface NewLine {
  amount: number;
  quantity: number;
  unitAmountDecimal: string | null;
  description: string;
  period: { start: number; end: number };
  isProration?: boolean;
  creditOf?: { invoice: string; line: string }[];
}

function newLine(transaction: Transaction, { subscription, item }: LineSubject, given: NewLine): InvoiceLine {
  const [credited] = given.creditOf ?? [];
  const proration = given.isProration === true || credited !== undefined;
  return {
    id: transaction.newId('il'),
    object: 'line_item',
    amount: given.amount,
    currency: item.price.currency,
    description: given.description,
    discount_amounts: [],
    // A credit is net of its discounts already.
    discountable: credited === undefined,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: item.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? transaction.newId('ii') : null,
        proration,
        proration_details: proration
          ? {
              credited_items: credited
                ? {
                    invoice: credited.invoice,
                    invoice_line_items: (given.creditOf ?? []).map(({ line }) => line),
                  }
                : null,
            }
          : null,
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product },
      type: 'price_details',
      unit_amount_decimal: given.unitAmountDecimal,
    },
    quantity: given.quantity,
    quantity_decimal: String(given.quantity),
    subscription,
    subtotal: given.amount,
    taxes: [],
  };
}

function describe(name: string, price: Price, part: ReturnType<typeof pricedParts>[number]): string {
  const tier = part.tier === null ? '' : `Tier ${part.tier} at `;
  if (part.unitAmountDecimal === null) return `${name} (${tier}flat fee)`;
  const each = `${money(part.unitAmountDecimal, price.currency)}${intervalOf(price)}`;
  return `${part.quantity} × ${name} (${tier}${part.tier === null ? 'at ' : ''}${each})`;
}

function intervalOf({ recurring }: Price): string {
  if (!recurring) return '';
  const { interval, interval_count: count } = recurring;
  return count === 1 ? ` / ${interval}` : ` every ${count} ${interval}s`;
}

function money(minor: string, currency: string): string {
  return `${(Number(minor) / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function productName(transaction: Transaction, { product }: Price): string {
  const found = transaction.find(product);
  return found?.object === 'product' ? found.name : product;
}

function dateOf(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}
