import { createSubscription } from '../billing/create-subscription.ts';
import { createCustomer } from '../customers/customers.ts';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import type { CheckoutSession, PaymentIntent } from '../objects/payment-objects.ts';
import { createIntent, declineOf, fail, type PaymentAttempt, succeed } from '../payments/payment-intents.ts';
import { attach } from '../payments/payment-methods.ts';
import { type DeclineCode, findTestCard, paymentFailure } from '../payments/test-cards.ts';
import type { Transaction } from '../protocol/transaction.ts';

interface Completion {
  method: PaymentMethod;
  authentication?: PaymentAttempt['authentication'];
  /** How the bank or BLIK ended; default it pays. */
  decline?: DeclineCode;
}

/** Pays an open session, or saves the card. Returns why it failed; the session is open for another try then. */
export function completeSession(
  transaction: Transaction,
  session: CheckoutSession,
  { method, authentication, decline: refused }: Completion,
): DeclineCode | undefined {
  const attempt = { isOnSession: true, authentication };
  const decline = refused ?? declineNow(transaction, session, method, attempt);
  // 3-D Secure asks first: nothing has failed yet.
  if (decline === 'authentication_required') return decline;
  if (authentication === 'accepted') method.authenticated = true;
  if (decline !== undefined) return refuse(transaction, session, method, decline);
  session.customer ??= createCustomer(transaction, {
    ...(session.customer_email !== null && { email: session.customer_email }),
    ...(method.billing_details.name !== null && { name: method.billing_details.name }),
  }).id;
  if (session.mode === 'subscription') subscribe(transaction, session, method, session.customer);
  else if (session.mode === 'payment') pay(transaction, session, method, session.customer);
  else save(transaction, session, method, session.customer);
  session.customer_details = detailsOf(transaction, session.customer);
  session.status = 'complete';
  session.url = null;
  if (session.mode !== 'setup')
    session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid';
  transaction.emit('checkout.session.completed', session);
  return undefined;
}

function declineNow(
  transaction: Transaction,
  { mode }: CheckoutSession,
  method: PaymentMethod,
  attempt: PaymentAttempt,
): DeclineCode | undefined {
  // A card that declines only once it is saved can be saved.
  if (mode === 'setup' && findTestCard(method.number ?? '')?.declinesAfterSaving) return undefined;
  return declineOf(transaction, method, attempt);
}

function subscribe(
  transaction: Transaction,
  session: CheckoutSession,
  method: PaymentMethod,
  customer: string,
): void {
  const { intent } = session;
  attach(transaction, method, customer);
  const subscription = createSubscription(transaction, {
    customer,
    items: intent.items,
    collection: 'charge_automatically',
    defaultPaymentMethod: method.id,
    defaultTaxRates: intent.defaultTaxRates,
    description: intent.description ?? undefined,
    discounts: session.discounts.map(({ coupon, promotion_code: code }) =>
      code === null ? { coupon: coupon ?? '' } : { promotion_code: code },
    ),
    metadata: intent.metadata,
    behavior: 'error_if_incomplete',
    attempt: { isOnSession: true, authentication: 'accepted' },
  });
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
}

function pay(
  transaction: Transaction,
  session: CheckoutSession,
  method: PaymentMethod,
  customer: string,
): void {
  const intent = intentOf(transaction, session);
  intent.customer = customer;
  if (session.intent.setupFutureUsage !== null) attach(transaction, method, customer);
  succeed(transaction, intent, method);
}

function save(
  transaction: Transaction,
  session: CheckoutSession,
  method: PaymentMethod,
  customer: string,
): void {
  attach(transaction, method, customer);
  const intent = transaction.edit('setup_intent', session.setup_intent ?? '');
  intent.customer = customer;
  intent.payment_method = method.id;
  intent.status = 'succeeded';
  transaction.emit('setup_intent.succeeded', intent);
}

function refuse(
  transaction: Transaction,
  session: CheckoutSession,
  method: PaymentMethod,
  decline: DeclineCode,
): DeclineCode {
  if (session.mode === 'setup') {
    const intent = transaction.edit('setup_intent', session.setup_intent ?? '');
    intent.last_setup_error = paymentFailure(decline);
    transaction.emit('setup_intent.setup_failed', intent);
  } else fail(transaction, intentOf(transaction, session), method, decline);
  return decline;
}

/** The payment of a session, made with the first try; a subscription's is only known by its customer. */
function intentOf(transaction: Transaction, session: CheckoutSession): PaymentIntent {
  if (session.payment_intent !== null) return transaction.edit('payment_intent', session.payment_intent);
  const intent = createIntent(transaction, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: session.customer,
    description: session.intent.description,
    metadata: session.mode === 'payment' ? session.intent.metadata : {},
    methods: session.payment_method_types,
    setupFutureUsage: session.intent.setupFutureUsage,
  });
  if (session.mode === 'payment') session.payment_intent = intent.id;
  return intent;
}

function detailsOf(transaction: Transaction, id: string): CheckoutSession['customer_details'] {
  const { address, email, name, phone, tax_exempt: exempt } = transaction.get('customer', id);
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone,
    tax_exempt: exempt,
    tax_ids: transaction
      .list('tax_id')
      .filter((one) => one.customer === id)
      .map(({ type, value }) => ({ type, value })),
  };
}
