import * as z from 'zod';
import { DiscountsParam, redeemDiscounts } from '../catalog/discounts.ts';
import type { Subscription } from '../objects/billing-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  clearable,
  ClearableText,
  Flag,
  Int,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { changeItems, type ItemChange } from './change-subscription.ts';
import { createSubscription, readTaxRates } from './create-subscription.ts';
import { endSubscription, isOver } from './subscription-lifecycle.ts';
import { priceAmount } from './tiered-amount.ts';

const Quantity = Int.pipe(z.number().min(0));

export const ItemParam = z.strictObject({
  deleted: Flag.optional(),
  id: Text.optional(),
  metadata: MetadataParam.optional(),
  price: Text.optional(),
  quantity: Quantity.optional(),
  tax_rates: clearable(z.array(Text)).optional(),
});

const CancellationDetails = z.strictObject({
  comment: ClearableText.optional(),
  feedback: ClearableText.optional(),
});

const Shared = {
  cancel_at_period_end: Flag.optional(),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  days_until_due: Int.pipe(z.number().min(0)).optional(),
  default_payment_method: Text.optional(),
  default_tax_rates: clearable(z.array(Text)).optional(),
  description: Text.optional(),
  discounts: clearable(DiscountsParam).optional(),
  metadata: MetadataParam.optional(),
  off_session: Flag.optional(),
  payment_settings: z
    .strictObject({ save_default_payment_method: z.enum(['off', 'on_subscription']).optional() })
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
};

const Create = z.strictObject({
  ...Shared,
  currency: Text.optional(),
  customer: Text,
  items: z
    .array(
      z.strictObject({
        metadata: MetadataParam.optional(),
        price: Text,
        quantity: Quantity.optional(),
        tax_rates: z.array(Text).optional(),
      }),
    )
    .min(1),
  payment_behavior: z.enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete']).optional(),
});

const Update = z.strictObject({
  ...Shared,
  cancel_at: clearable(Int).optional(),
  cancellation_details: CancellationDetails.optional(),
  items: z.array(ItemParam).min(1).optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  proration_date: Int.optional(),
});

const Cancel = z.strictObject({
  cancellation_details: CancellationDetails.optional(),
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
});

const List = ListParameters.extend({
  collection_method: Text.optional(),
  customer: Text.optional(),
  price: Text.optional(),
  status: Text.optional(),
});

export function subscriptionCalls({ get, post, delete: remove }: StripeCalls): void {
  get(
    '/v1/subscriptions',
    List,
    (transaction, { customer, price, status, collection_method: collection, ...page }) =>
      listPage(
        transaction
          .list('subscription')
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) &&
              (price === undefined || one.items.data.some((item) => item.price.id === price)) &&
              (collection === undefined || one.collection_method === collection) &&
              hasStatus(one, status),
          ),
        page,
        '/v1/subscriptions',
      ),
  );
  get('/v1/subscriptions/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('subscription', id),
  );
  post('/v1/subscriptions', Create, (transaction, given) =>
    createSubscription(transaction, {
      customer: transaction.get('customer', given.customer, 'customer').id,
      items: given.items.map(({ price, quantity = 1, tax_rates: taxRates, metadata }) => ({
        price,
        quantity,
        taxRates,
        metadata: mergeMetadata({}, metadata),
      })),
      collection: given.collection_method ?? 'charge_automatically',
      daysUntilDue: given.days_until_due,
      defaultPaymentMethod: given.default_payment_method,
      defaultTaxRates: readTaxRates(transaction, given.default_tax_rates),
      description: given.description,
      discounts: given.discounts ?? [],
      metadata: mergeMetadata({}, given.metadata),
      savesPaymentMethod: given.payment_settings?.save_default_payment_method === 'on_subscription',
      cancelAtPeriodEnd: given.cancel_at_period_end ?? false,
      behavior: given.payment_behavior ?? 'allow_incomplete',
      attempt: { isOnSession: given.off_session !== true },
    }),
  );
  post('/v1/subscriptions/:id', Update, updateSubscription);
  remove('/v1/subscriptions/:id', Cancel, (transaction, { cancellation_details: details }, id = '') => {
    const subscription = transaction.edit('subscription', id);
    if (isOver(subscription))
      throw new StripeError(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
    Object.assign(subscription.cancellation_details, details);
    endSubscription(transaction, subscription);
    return subscription;
  });
}

function updateSubscription(transaction: Transaction, given: z.infer<typeof Update>, id = ''): Subscription {
  const subscription = transaction.edit('subscription', id);
  if (isOver(subscription))
    throw new StripeError(
      400,
      'A canceled subscription can only update its cancellation_details and metadata.',
      {
        code: 'invalid_canceled_subscription_fields',
      },
    );
  const isPending = given.payment_behavior === 'pending_if_incomplete';
  const unsupported = Object.keys(given).find((name) => !supportedWhilePending.has(name));
  if (isPending && unsupported !== undefined)
    throw invalidParameter(
      unsupported,
      `When \`payment_behavior=pending_if_incomplete\`, you cannot pass \`${unsupported}\`.`,
    );
  changeSettings(transaction, subscription, given);
  if (given.items)
    changeItems(transaction, subscription, {
      changes: given.items.map(readItemChange),
      proration: given.proration_behavior ?? 'create_prorations',
      prorationDate: given.proration_date,
      behavior: given.payment_behavior ?? 'allow_incomplete',
      attempt: { isOnSession: false },
    });
  transaction.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** docs.stripe.com/billing/subscriptions/pending-updates-reference */
const supportedWhilePending = new Set([
  'discounts',
  'items',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
]);

function changeSettings(
  transaction: Transaction,
  subscription: Subscription,
  given: z.infer<typeof Update>,
): void {
  const [first] = subscription.items.data;
  if (given.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = given.cancel_at_period_end;
    subscription.cancel_at = given.cancel_at_period_end ? (first?.current_period_end ?? null) : null;
    subscription.canceled_at = given.cancel_at_period_end ? transaction.now : null;
    subscription.cancellation_details.reason = given.cancel_at_period_end ? 'cancellation_requested' : null;
  }
  if ('cancel_at' in given) subscription.cancel_at = given.cancel_at ?? null;
  if (given.collection_method) subscription.collection_method = given.collection_method;
  if (given.days_until_due !== undefined) subscription.days_until_due = given.days_until_due;
  if (subscription.collection_method === 'charge_automatically') subscription.days_until_due = null;
  if (given.default_payment_method !== undefined)
    subscription.default_payment_method = transaction.get(
      'payment_method',
      given.default_payment_method,
      'default_payment_method',
    ).id;
  if ('default_tax_rates' in given)
    subscription.default_tax_rates = readTaxRates(transaction, given.default_tax_rates);
  if (given.description !== undefined) subscription.description = given.description;
  if ('discounts' in given)
    subscription.discounts = redeemDiscounts(transaction, given.discounts ?? [], {
      customer: subscription.customer,
      subscription: subscription.id,
      currency: subscription.currency,
      subtotal: subscription.items.data.reduce(
        (sum, { price, quantity }) => sum + priceAmount(price, quantity),
        0,
      ),
    }).map((discount) => discount.id);
  subscription.metadata = mergeMetadata(subscription.metadata, given.metadata);
  Object.assign(subscription.cancellation_details, given.cancellation_details);
  Object.assign(subscription.payment_settings, given.payment_settings);
}

export function readItemChange({
  tax_rates: taxRates,
  metadata,
  ...change
}: z.infer<typeof ItemParam>): ItemChange {
  return { ...change, taxRates, metadata: metadata === undefined ? undefined : mergeMetadata({}, metadata) };
}

/** Without a status those that are canceled are left out. */
function hasStatus({ status }: Subscription, asked: string | undefined): boolean {
  if (asked === undefined) return status !== 'canceled';
  if (asked === 'all') return true;
  return asked === 'ended' ? status === 'canceled' || status === 'incomplete_expired' : status === asked;
}
