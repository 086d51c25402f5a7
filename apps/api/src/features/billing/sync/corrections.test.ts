import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { chooseSubscription } from '../subscription/choose-subscription.ts';
import { correctionsOf } from './corrections.ts';
import type { StripeBilling } from './read-billing.ts';

const now = new Date('2031-03-15T12:00:00Z');
const second = now.getTime() / 1000;

function subscription(id: string, change: object = {}): Stripe.Subscription {
  return {
    id,
    status: 'active',
    created: second,
    collection_method: 'charge_automatically',
    default_payment_method: null,
    ended_at: null,
    metadata: {},
    ...change,
  } as Stripe.Subscription;
}

function invoice(id: string, subscriptionId: string, change: object = {}): Stripe.Invoice {
  return {
    id,
    status: 'paid',
    currency: 'pln',
    amount_paid: 12_300,
    amount_remaining: 0,
    due_date: null,
    parent: { subscription_details: { subscription: subscriptionId } },
    payments: { data: [] },
    ...change,
  } as unknown as Stripe.Invoice;
}

function paidBy(intent: string): object {
  return { payments: { data: [{ status: 'paid', payment: { payment_intent: intent } }] } };
}

function payment(id: string, intent: string, change: object = {}): Stripe.Checkout.Session {
  return {
    id,
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    created: second,
    payment_intent: { id: intent, status: 'succeeded', amount_received: 12_300, currency: 'pln' },
    ...change,
  } as unknown as Stripe.Checkout.Session;
}

const open = { status: 'open', amount_paid: 0, amount_remaining: 12_300, due_date: second + 86_400 };

function corrections(
  { subscriptions = [], invoices = [], sessions = [] }: Partial<StripeBilling>,
  paidInvoices: Record<string, string> = {},
  knownId?: string,
) {
  const billing = { subscriptions, invoices, sessions, intents: [] };
  const chosen = chooseSubscription(billing, knownId);
  return correctionsOf(billing, chosen, new Map(Object.entries(paidInvoices)), now);
}

const quick = { collection_method: 'send_invoice' };
const refunded = (paymentIntent: string) => ({ paymentIntent, amount: 12_300, currency: 'pln' });

describe('PAY-02 a payment on a page of ours', () => {
  const world = {
    subscriptions: [subscription('sub_1', quick)],
    invoices: [invoice('in_1', 'sub_1', open)],
    sessions: [payment('cs_1', 'pi_1')],
  };

  test('is attached to the invoice that it was for', () => {
    expect(corrections(world, { cs_1: 'in_1' })).toEqual([
      { kind: 'attach', invoiceId: 'in_1', paymentIntent: 'pi_1' },
    ]);
  });

  test('of two on two pages, one is attached now', () => {
    const sessions = [payment('cs_1', 'pi_1'), payment('cs_2', 'pi_2')];
    expect(corrections({ ...world, sessions }, { cs_1: 'in_1', cs_2: 'in_1' })).toHaveLength(1);
  });

  test('and the other goes back once the invoice is paid', () => {
    const sessions = [payment('cs_1', 'pi_1'), payment('cs_2', 'pi_2')];
    const invoices = [invoice('in_1', 'sub_1', paidBy('pi_1'))];
    expect(corrections({ ...world, invoices, sessions }, { cs_1: 'in_1', cs_2: 'in_1' })).toEqual([
      { kind: 'refund', payment: refunded('pi_2') },
    ]);
  });

  test('goes back where its invoice was voided', () => {
    const subscriptions = [subscription('sub_1', { ...quick, status: 'canceled' })];
    const invoices = [invoice('in_1', 'sub_1', { status: 'void' })];
    expect(corrections({ ...world, subscriptions, invoices }, { cs_1: 'in_1' })).toEqual([
      { kind: 'refund', payment: refunded('pi_1') },
    ]);
  });

  test('that is no page of ours is left alone', () => {
    expect(corrections(world)).toEqual([]);
  });

  test('that has not arrived is waited for, past the day on which it was due', () => {
    const invoices = [invoice('in_1', 'sub_1', { ...open, due_date: second - 1 })];
    const sessions = [
      payment('cs_1', 'pi_1', { payment_status: 'unpaid', payment_intent: { status: 'processing' } }),
    ];
    expect(corrections({ ...world, invoices, sessions }, { cs_1: 'in_1' })).toEqual([]);
  });
});

test('PAY-02 of two subscriptions that were paid for, the first stays and the other is undone', () => {
  const world = {
    subscriptions: [subscription('sub_2', { created: second + 1 }), subscription('sub_1')],
    invoices: [invoice('in_2', 'sub_2', paidBy('pi_2')), invoice('in_1', 'sub_1', paidBy('pi_1'))],
  };
  const undone = (id: string, intent: string) => [
    { kind: 'undo', subscriptionId: id, payments: [refunded(intent)] },
  ];
  expect(corrections(world)).toEqual(undone('sub_2', 'pi_2'));
  expect(corrections(world, {}, 'sub_2')).toEqual(undone('sub_1', 'pi_1'));
});

test('PAY-02 a first invoice that nobody has paid in time is given up with its subscription', () => {
  const overdue = invoice('in_1', 'sub_1', { ...open, due_date: second });
  const world = { subscriptions: [subscription('sub_1', quick)], invoices: [overdue] };
  expect(corrections(world)).toEqual([{ kind: 'give_up', subscriptionId: 'sub_1', invoiceIds: ['in_1'] }]);
  const voided = [invoice('in_1', 'sub_1', { ...open, status: 'void' })];
  // A crash came between the two.
  expect(corrections({ ...world, invoices: voided })).toEqual([
    { kind: 'give_up', subscriptionId: 'sub_1', invoiceIds: [] },
  ]);
  const paidBefore = [overdue, invoice('in_0', 'sub_1', paidBy('pi_0'))];
  expect(corrections({ ...world, invoices: paidBefore })).toEqual([]);
});

test('PAY-02 the card that was given last is used, unless it is in use or was', () => {
  const page = payment('cs_1', '', {
    mode: 'setup',
    setup_intent: { payment_method: 'pm_2' },
    payment_intent: null,
  });
  const world = {
    subscriptions: [subscription('sub_1')],
    invoices: [invoice('in_1', 'sub_1', paidBy('pi_1'))],
    sessions: [page],
  };
  expect(corrections(world)).toEqual([
    { kind: 'use_card', subscriptionId: 'sub_1', sessionId: 'cs_1', paymentMethod: 'pm_2' },
  ]);
  const used = [subscription('sub_1', { default_payment_method: 'pm_2' })];
  expect(corrections({ ...world, subscriptions: used })).toEqual([]);
  // An operator has taken another card since.
  const changed = [
    subscription('sub_1', { default_payment_method: 'pm_3', metadata: { card_page: 'cs_1' } }),
  ];
  expect(corrections({ ...world, subscriptions: changed })).toEqual([]);
});
