import * as z from 'zod';
import { DiscountsParam, newDiscount, readDiscounts } from '../catalog/discounts.ts';
import { addressOf } from '../customers/customers.ts';
import { TaxIdParam } from '../customers/tax-ids.ts';
import type { Invoice, Subscription } from '../objects/billing-objects.ts';
import { AddressParam, clearable, Flag, Int, Text } from '../protocol/parameters.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { periodEnd } from './billing-period.ts';
import { changeInvoice, planChange } from './change-subscription.ts';
import { appliedDiscounts, checkSameInterval, newItem, readTaxRates } from './create-subscription.ts';
import type { AppliedDiscount } from './invoice-amounts.ts';
import { periodLines } from './invoice-lines.ts';
import { type Buyer, buyerOf, previewInvoice } from './new-invoice.ts';
import { ItemParam, readItemChange } from './subscriptions.ts';
import { priceAmount } from './tiered-amount.ts';

export const PreviewParameters = z.strictObject({
  currency: Text.optional(),
  customer: Text.optional(),
  customer_details: z
    .strictObject({
      address: AddressParam.or(z.literal('')).optional(),
      tax_exempt: z.enum(['none', 'exempt', 'reverse', '']).optional(),
      tax_ids: z.array(TaxIdParam).optional(),
    })
    .optional(),
  discounts: clearable(DiscountsParam).optional(),
  preview_mode: z.enum(['next', 'recurring']).optional(),
  subscription: Text.optional(),
  subscription_details: z
    .strictObject({
      cancel_at_period_end: Flag.optional(),
      default_tax_rates: clearable(z.array(Text)).optional(),
      items: z.array(ItemParam).min(1).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
      proration_date: Int.optional(),
    })
    .optional(),
});

type Preview = z.infer<typeof PreviewParameters>;

/** The invoice that a new subscription, a change or the next renewal would make. @throws StripeError */
export function createPreview(transaction: Transaction, given: Preview): Invoice {
  const details = given.subscription_details ?? {};
  const buyer = readBuyer(transaction, given);
  if (given.subscription === undefined) return previewStart(transaction, given, buyer);
  const subscription = {
    ...structuredClone(transaction.get('subscription', given.subscription, 'subscription')),
  };
  if (subscription.status === 'canceled')
    throw invalidParameter(
      'subscription',
      'No upcoming invoices for a canceled subscription.',
      'invoice_upcoming_none',
    );
  if ('default_tax_rates' in details)
    subscription.default_tax_rates = readTaxRates(transaction, details.default_tax_rates);
  const behavior = details.proration_behavior ?? 'create_prorations';
  const changes = (details.items ?? []).map(readItemChange);
  const plan = planChange(transaction, subscription, changes, behavior, details.proration_date);
  subscription.items.data = plan.items;
  const changed = changeInvoice(transaction, subscription, plan);
  const discounts =
    'discounts' in given ? readPreviewDiscounts(transaction, given, subscription) : changed.discounts;
  if (plan.isRestarted || behavior === 'always_invoice')
    return previewInvoice(transaction, {
      ...changed,
      discounts,
      buyer: buyer ?? buyerOf(transaction, subscription.customer),
      reason: 'upcoming',
    });
  const [first] = subscription.items.data;
  if (subscription.cancel_at_period_end && changes.length === 0 && changed.lines.length === 0)
    throw invalidParameter(
      'subscription',
      'No upcoming invoices for this subscription.',
      'invoice_upcoming_none',
    );
  const period = nextPeriod(subscription);
  return previewInvoice(transaction, {
    ...changed,
    buyer: buyer ?? buyerOf(transaction, subscription.customer),
    lines: [
      ...changed.lines,
      ...subscription.items.data.flatMap((item) =>
        periodLines(transaction, { subscription: subscription.id, item }, period),
      ),
    ],
    discounts:
      'discounts' in given
        ? discounts
        : appliedDiscounts(transaction, subscription, first?.current_period_end),
    period: { start: first?.current_period_start ?? transaction.now, end: period.start },
    reason: 'upcoming',
  });
}

function previewStart(transaction: Transaction, given: Preview, buyer: Buyer | undefined): Invoice {
  const details = given.subscription_details ?? {};
  if (!details.items || !buyer)
    throw invalidParameter(
      buyer ? 'subscription_details[items]' : 'customer',
      'You must pass `subscription`, or `subscription_details[items]` with `customer` or `customer_details`.',
      'parameter_missing',
    );
  const items = details.items.map(({ price = '', quantity = 1, tax_rates: taxRates }, index) =>
    newItem(
      transaction,
      'sub_preview',
      { price, quantity, taxRates },
      `subscription_details[items][${index}]`,
    ),
  );
  checkSameInterval(items);
  const currency = items[0]?.price.currency ?? '';
  if (given.currency !== undefined && given.currency !== currency)
    throw invalidParameter('currency', `The price specified only supports \`${currency}\`.`);
  const subscription = {
    id: 'sub_preview',
    collection_method: 'charge_automatically',
    currency,
    customer: buyer.customer ?? '',
    default_tax_rates: readTaxRates(transaction, details.default_tax_rates),
    items: { object: 'list', data: items, has_more: false, url: '' },
    metadata: {},
  } as Partial<Subscription> as Subscription;
  const [first] = items;
  return previewInvoice(transaction, {
    buyer,
    subscription,
    lines: items.flatMap((item) => periodLines(transaction, { subscription: null, item })),
    reason: 'upcoming',
    discounts: readPreviewDiscounts(transaction, given, subscription),
    period: {
      start: first?.current_period_start ?? transaction.now,
      end: first?.current_period_end ?? transaction.now,
    },
  });
}

/** Undefined where neither a customer nor details are given. */
function readBuyer(
  transaction: Transaction,
  { customer, customer_details: details }: Preview,
): Buyer | undefined {
  if (customer !== undefined && details)
    throw invalidParameter(
      'customer_details',
      'You may only specify one of these parameters: customer, customer_details.',
    );
  if (customer !== undefined) {
    transaction.get('customer', customer, 'customer');
    return buyerOf(transaction, customer);
  }
  if (!details) return undefined;
  const { address, tax_exempt: exempt, tax_ids: taxIds = [] } = details;
  return {
    customer: null,
    address: address === undefined || address === '' ? null : addressOf(address),
    email: null,
    name: null,
    phone: null,
    taxExempt: exempt === undefined || exempt === '' ? 'none' : exempt,
    taxIds,
    balance: 0,
  };
}

function readPreviewDiscounts(
  transaction: Transaction,
  { discounts = [] }: Preview,
  { customer, currency, items }: Subscription,
): AppliedDiscount[] {
  const subtotal = items.data.reduce((sum, { price, quantity }) => sum + priceAmount(price, quantity), 0);
  const subject = { customer: customer === '' ? null : customer, subscription: null, currency, subtotal };
  return readDiscounts(transaction, discounts, subject).map(({ coupon, promotionCode, kept }) => ({
    coupon,
    discount: kept ?? newDiscount(transaction, coupon, promotionCode, subject),
  }));
}

function nextPeriod({ items, billing_cycle_anchor: anchor }: Subscription): { start: number; end: number } {
  const [first] = items.data;
  const start = first?.current_period_end ?? 0;
  return { start, end: first?.price.recurring ? periodEnd(anchor, first.price.recurring, start) : start };
}
