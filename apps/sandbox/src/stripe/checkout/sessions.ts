import * as z from 'zod';
import { DiscountsParam } from '../catalog/discounts.ts';
import type { CheckoutSession } from '../objects/payment-objects.ts';
import { cancelIntent } from '../payments/payment-intents.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { Flag, Int, ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { createSession } from './create-session.ts';

const Url = z.url({ protocol: /^https?$/ });

const LineItem = z.strictObject({
  metadata: MetadataParam.optional(),
  price: Text.optional(),
  price_data: z
    .strictObject({
      currency: Text,
      product: Text.optional(),
      product_data: z.strictObject({ description: Text.optional(), name: Text }).optional(),
      unit_amount: Int.pipe(z.number().min(0)),
    })
    .optional(),
  quantity: Int.pipe(z.number().min(1)).optional(),
  tax_rates: z.array(Text).optional(),
});

const Create = z.strictObject({
  allow_promotion_codes: Flag.optional(),
  allowed_payment_method_types: z.array(Text).min(1).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  cancel_url: Url.optional(),
  client_reference_id: Text.optional(),
  currency: Text.optional(),
  customer: Text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: Text.optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  discounts: DiscountsParam.max(1).optional(),
  excluded_payment_method_types: z.array(Text).optional(),
  expires_at: Int.optional(),
  invoice_creation: z
    .strictObject({ enabled: z.literal('false').transform(() => false as const) })
    .optional(),
  line_items: z.array(LineItem).min(1).optional(),
  locale: Text.optional(),
  metadata: MetadataParam.optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_intent_data: z
    .strictObject({
      description: Text.optional(),
      metadata: MetadataParam.optional(),
      receipt_email: Text.optional(),
      setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
    })
    .optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  saved_payment_method_options: z
    .strictObject({ payment_method_save: z.enum(['disabled', 'enabled']).optional() })
    .optional(),
  setup_intent_data: z
    .strictObject({ description: Text.optional(), metadata: MetadataParam.optional() })
    .optional(),
  subscription_data: z
    .strictObject({
      default_tax_rates: z.array(Text).optional(),
      description: Text.optional(),
      metadata: MetadataParam.optional(),
    })
    .optional(),
  success_url: Url,
  tax_id_collection: z.strictObject({ enabled: Flag }).optional(),
  ui_mode: z.literal('hosted_page').optional(),
});

export type SessionParameters = z.infer<typeof Create>;

const List = ListParameters.extend({
  customer: Text.optional(),
  payment_intent: Text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: Text.optional(),
});

const Update = z.strictObject({ metadata: MetadataParam.optional() });

/** Checkout sessions; `payUrl` is where their pages are. */
export function sessionCalls({ get, post }: StripeCalls, payUrl: string): void {
  get(
    '/v1/checkout/sessions',
    List,
    (transaction, { customer, payment_intent: intent, status, subscription, ...page }) =>
      listPage(
        transaction
          .list('checkout.session')
          .filter(
            (one) =>
              (customer === undefined || one.customer === customer) &&
              (intent === undefined || one.payment_intent === intent) &&
              (status === undefined || one.status === status) &&
              (subscription === undefined || one.subscription === subscription),
          ),
        page,
        '/v1/checkout/sessions',
      ),
  );
  get('/v1/checkout/sessions/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('checkout.session', id),
  );
  get(
    '/v1/checkout/sessions/:id/line_items',
    ListParameters,
    (transaction, _page, id = '') => transaction.get('checkout.session', id).line_items,
  );
  post('/v1/checkout/sessions', Create, (transaction, given) => createSession(transaction, given, payUrl));
  post('/v1/checkout/sessions/:id', Update, (transaction, { metadata }, id = '') => {
    const session = transaction.edit('checkout.session', id);
    session.metadata = mergeMetadata(session.metadata, metadata);
    return session;
  });
  post('/v1/checkout/sessions/:id/expire', NoParameters, (transaction, _none, id = '') => {
    const session = transaction.edit('checkout.session', id);
    if (session.status !== 'open')
      throw new StripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return expireSession(transaction, session);
  });
}

/** Ends an open session; what it had begun to pay is canceled. */
export function expireSession(transaction: Transaction, session: CheckoutSession): CheckoutSession {
  session.status = 'expired';
  session.url = null;
  if (session.payment_intent !== null)
    cancelIntent(transaction, transaction.edit('payment_intent', session.payment_intent), 'abandoned');
  transaction.emit('checkout.session.expired', session);
  return session;
}
