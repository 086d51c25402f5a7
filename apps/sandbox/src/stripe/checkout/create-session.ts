import { createPreview } from '../billing/preview-invoice.ts';
import { readTaxRates } from '../billing/create-subscription.ts';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import type { CheckoutSession, SessionIntent, SessionLine } from '../objects/payment-objects.ts';
import { contained } from '../objects/stored.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import type { SessionParameters } from './sessions.ts';

/** @throws StripeError */
export function createSession(
  transaction: Transaction,
  given: SessionParameters,
  payUrl: string,
): CheckoutSession {
  const { mode } = given;
  checkExpiry(transaction, given);
  if (given.customer !== undefined) transaction.get('customer', given.customer, 'customer');
  if ((mode === 'setup') === (given.line_items !== undefined))
    throw invalidParameter(
      'line_items',
      mode === 'setup'
        ? '`line_items` is not allowed in `setup` mode.'
        : 'Missing required param: line_items.',
      mode === 'setup' ? undefined : 'parameter_missing',
    );
  const sum = mode === 'setup' ? undefined : amountsOf(transaction, given);
  const base = transaction.base('checkout.session', 'cs_test');
  const session = transaction.insert<CheckoutSession>({
    ...base,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: sum?.subtotal ?? null,
    amount_total: sum?.total ?? null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    consent: null,
    consent_collection: null,
    currency: sum?.currency ?? given.currency ?? null,
    custom_fields: [],
    customer: given.customer ?? null,
    customer_creation: given.customer === undefined ? (given.customer_creation ?? 'if_required') : null,
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: (given.discounts ?? []).map(({ coupon, promotion_code: code }) => ({
      coupon: coupon ?? null,
      promotion_code: code ?? null,
    })),
    excluded_payment_method_types: given.excluded_payment_method_types ?? [],
    expires_at: given.expires_at ?? transaction.now + 24 * 3600,
    invoice: null,
    invoice_creation: mode === 'payment' ? { enabled: false } : null,
    line_items: contained(`/v1/checkout/sessions/${base.id}/line_items`, sum?.lines ?? []),
    locale: given.locale ?? null,
    metadata: mergeMetadata({}, given.metadata),
    mode,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? (given.payment_method_collection ?? 'always') : null,
    payment_method_types: methodsFor(given, sum?.currency ?? given.currency ?? ''),
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    total_details: sum ? { amount_discount: sum.discount, amount_shipping: 0, amount_tax: sum.tax } : null,
    ui_mode: 'hosted_page',
    url: `${payUrl}/${base.id}`,
    intent: intentOf(transaction, given),
  });
  if (mode === 'setup') session.setup_intent = insertSetupIntent(transaction, session, given);
  return session;
}

function checkExpiry({ now }: Transaction, { expires_at: expires }: SessionParameters): void {
  if (expires !== undefined && (expires < now + 30 * 60 - slack || expires > now + 24 * 3600 + slack))
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    );
}

/** Seconds that the caller's clock may differ. */
const slack = 60;

interface SessionAmounts {
  currency: string;
  subtotal: number;
  total: number;
  discount: number;
  tax: number;
  lines: SessionLine[];
}

function amountsOf(transaction: Transaction, given: SessionParameters): SessionAmounts {
  return given.mode === 'subscription'
    ? recurringAmounts(transaction, given)
    : oneTimeAmounts(transaction, given);
}

function recurringAmounts(transaction: Transaction, given: SessionParameters): SessionAmounts {
  const items = (given.line_items ?? []).map(({ price, quantity = 1, tax_rates: rates }, index) => {
    if (price === undefined)
      throw invalidParameter(
        `line_items[${index}][price]`,
        'You must provide a recurring price in `subscription` mode.',
      );
    return { price, quantity, ...(rates && { tax_rates: rates }) };
  });
  const invoice = createPreview(transaction, {
    ...(given.customer === undefined ? { customer_details: {} } : { customer: given.customer }),
    discounts: given.discounts,
    subscription_details: { items, default_tax_rates: given.subscription_data?.default_tax_rates },
  });
  const tax = invoice.total - invoice.total_excluding_tax;
  const discount = invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    total: invoice.total,
    discount,
    tax,
    lines: items.map(({ price, quantity }) => {
      const own = invoice.lines.data.filter((line) => line.pricing.price_details.price === price);
      const total = (part: (line: (typeof own)[number]) => number) =>
        own.reduce((sum, line) => sum + part(line), 0);
      const subtotal = total(({ amount }) => amount);
      const off = total(({ discount_amounts: parts }) => parts.reduce((sum, { amount }) => sum + amount, 0));
      const taxed = total(({ taxes }) => taxes.reduce((sum, { amount }) => sum + amount, 0));
      const found = transaction.get('price', price);
      const product = transaction.find(found.product);
      return {
        id: transaction.newId('li'),
        object: 'item',
        amount_discount: off,
        amount_subtotal: subtotal,
        amount_tax: taxed,
        amount_total: subtotal - off + taxed,
        currency: invoice.currency,
        description: product?.object === 'product' ? product.name : found.product,
        metadata: {},
        price: structuredClone(found),
        quantity,
      };
    }),
  };
}

function oneTimeAmounts(transaction: Transaction, given: SessionParameters): SessionAmounts {
  if (given.discounts)
    throw invalidParameter('discounts', 'The sandbox takes no discounts in `payment` mode.');
  const lines = (given.line_items ?? []).map(
    ({ price: priceId, price_data: data, quantity = 1, tax_rates: rates }, index): SessionLine => {
      const param = `line_items[${index}]`;
      if (rates)
        throw invalidParameter(`${param}[tax_rates]`, 'The sandbox takes no tax rates in `payment` mode.');
      const price =
        priceId === undefined ? null : structuredClone(transaction.get('price', priceId, `${param}[price]`));
      const unit = data?.unit_amount ?? price?.unit_amount;
      if (unit === undefined || unit === null || price?.recurring)
        throw invalidParameter(
          `${param}[price]`,
          'You must provide a price that is paid once in `payment` mode.',
        );
      return {
        id: transaction.newId('li'),
        object: 'item',
        amount_discount: 0,
        amount_subtotal: unit * quantity,
        amount_tax: 0,
        amount_total: unit * quantity,
        currency: data?.currency ?? price?.currency ?? '',
        description: data?.product_data?.name ?? price?.nickname ?? price?.product ?? '',
        metadata: {},
        price,
        quantity,
      };
    },
  );
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  return { currency: lines[0]?.currency ?? '', subtotal: total, total, discount: 0, tax: 0, lines };
}

/** The payment methods of one payment by currency; others take cards only, as subscriptions do. */
const paidOnce: Record<string, PaymentMethod['type'][]> = {
  pln: ['card', 'blik', 'p24'],
  eur: ['card', 'p24'],
};

function methodsFor(
  {
    mode,
    allowed_payment_method_types: allowed,
    excluded_payment_method_types: excluded = [],
  }: SessionParameters,
  currency: string,
): PaymentMethod['type'][] {
  const offered = mode === 'payment' ? (paidOnce[currency] ?? ['card']) : ['card' as const];
  const left = offered.filter((one) => (allowed?.includes(one) ?? true) && !excluded.includes(one));
  if (left.length > 0) return left;
  throw invalidParameter(
    'allowed_payment_method_types',
    'No valid payment method types for this Checkout Session.',
    'invoice_no_payment_method_types',
  );
}

function intentOf(transaction: Transaction, given: SessionParameters): SessionIntent {
  const { mode, line_items: items = [] } = given;
  const data =
    mode === 'subscription'
      ? given.subscription_data
      : mode === 'payment'
        ? given.payment_intent_data
        : given.setup_intent_data;
  return {
    items: items.flatMap(({ price, quantity = 1, tax_rates: taxRates = [] }) =>
      price === undefined || mode !== 'subscription' ? [] : [{ price, quantity, taxRates }],
    ),
    defaultTaxRates: readTaxRates(transaction, given.subscription_data?.default_tax_rates),
    metadata: mergeMetadata({}, data?.metadata),
    description: data?.description ?? null,
    setupFutureUsage: given.payment_intent_data?.setup_future_usage ?? null,
  };
}

function insertSetupIntent(
  transaction: Transaction,
  session: CheckoutSession,
  given: SessionParameters,
): string {
  const base = transaction.base('setup_intent', 'seti');
  const intent = transaction.insert({
    ...base,
    cancellation_reason: null,
    client_secret: `${base.id}_secret_sandbox`,
    customer: session.customer,
    customer_account: null,
    description: given.setup_intent_data?.description ?? null,
    last_setup_error: null,
    metadata: session.intent.metadata,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method' as const,
    usage: 'off_session' as const,
  });
  transaction.emit('setup_intent.created', intent);
  return intent.id;
}
