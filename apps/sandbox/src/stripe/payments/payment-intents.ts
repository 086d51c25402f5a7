import * as z from 'zod';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import type { PaymentIntent } from '../objects/payment-objects.ts';
import type { Metadata } from '../objects/stored.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import { show } from '../protocol/show.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { type DeclineCode, findTestCard, paymentFailure } from './test-cards.ts';

const List = ListParameters.extend({ customer: Text.optional() });
const Update = z.strictObject({ description: Text.optional(), metadata: MetadataParam.optional() });
const Cancel = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export function paymentIntentCalls({ get, post }: StripeCalls): void {
  get('/v1/payment_intents', List, (transaction, { customer, ...page }) =>
    listPage(
      transaction.list('payment_intent').filter((one) => customer === undefined || one.customer === customer),
      page,
      '/v1/payment_intents',
    ),
  );
  get('/v1/payment_intents/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('payment_intent', id),
  );
  post('/v1/payment_intents/:id', Update, (transaction, { metadata, description }, id = '') => {
    const intent = transaction.edit('payment_intent', id);
    if (description !== undefined) intent.description = description;
    intent.metadata = mergeMetadata(intent.metadata, metadata);
    return intent;
  });
  post('/v1/payment_intents/:id/cancel', Cancel, (transaction, { cancellation_reason: reason }, id = '') => {
    const intent = transaction.edit('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw new StripeError(
        400,
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        { code: 'payment_intent_unexpected_state', payment_intent: show(transaction, intent) },
      );
    return cancelIntent(transaction, intent, reason ?? null);
  });
}

interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: Metadata;
  methods: string[];
  setupFutureUsage?: PaymentIntent['setup_future_usage'];
}

export function createIntent(transaction: Transaction, given: NewIntent): PaymentIntent {
  const base = transaction.base('payment_intent', 'pi');
  const intent = transaction.insert<PaymentIntent>({
    ...base,
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${base.id}_secret_sandbox`,
    confirmation_method: 'automatic',
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    metadata: given.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: given.methods,
    receipt_email: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    status: 'requires_payment_method',
    refunded: 0,
  });
  transaction.emit('payment_intent.created', intent);
  return intent;
}

export interface PaymentAttempt {
  /** Whether the customer is there; otherwise the payment is made without them. */
  isOnSession: boolean;
  /** How 3-D Secure ended, where it asked. */
  authentication?: 'accepted' | 'refused' | undefined;
  /** Whose scripted failures count. */
  subscription?: string | null;
}

/** Why a payment fails, or undefined if it succeeds. */
export function declineOf(
  transaction: Transaction,
  method: PaymentMethod,
  { isOnSession, authentication, subscription }: PaymentAttempt,
): DeclineCode | undefined {
  if (!isOnSession && takeFailure(transaction, subscription ?? '')) return 'generic_decline';
  const card = findTestCard(method.number ?? '');
  if (!card) return undefined;
  if (card.declines) return card.declines;
  if (card.declinesAfterSaving) return 'generic_decline';
  const asks = card.authentication === 'always' || (card.authentication === 'setup' && !method.authenticated);
  if (!asks || authentication === 'accepted') return undefined;
  return authentication === 'refused' ? 'authentication_failed' : 'authentication_required';
}

/** Whether a script wants this payment to fail; each such wish counts once. */
function takeFailure(transaction: Transaction, subscription: string): boolean {
  const { failingPayments } = transaction.directions;
  const key = [subscription, '*'].find((one) => (failingPayments[one] ?? 0) > 0);
  if (key === undefined) return false;
  const left = (failingPayments[key] ?? 0) - 1;
  transaction.direct({ failingPayments: { ...failingPayments, [key]: left } });
  return true;
}

export function succeed(transaction: Transaction, intent: PaymentIntent, method: PaymentMethod): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.latest_charge = transaction.newId('ch');
  transaction.emit('payment_intent.succeeded', intent);
}

export function fail(
  transaction: Transaction,
  intent: PaymentIntent,
  method: PaymentMethod | undefined,
  decline: DeclineCode,
): void {
  const isAction = decline === 'authentication_required';
  intent.status = isAction ? 'requires_action' : 'requires_payment_method';
  intent.payment_method = isAction && method ? method.id : null;
  intent.next_action = isAction ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null;
  intent.last_payment_error = {
    ...paymentFailure(decline),
    ...(method && { payment_method: structuredClone(show(transaction, method)) as PaymentMethod }),
  };
  transaction.emit('payment_intent.payment_failed', intent);
  if (isAction) transaction.emit('payment_intent.requires_action', intent);
}

export function cancelIntent(
  transaction: Transaction,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  intent.status = 'canceled';
  intent.canceled_at = transaction.now;
  intent.cancellation_reason = reason;
  intent.next_action = null;
  transaction.emit('payment_intent.canceled', intent);
  return intent;
}
