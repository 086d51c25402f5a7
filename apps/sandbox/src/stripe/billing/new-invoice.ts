import type { CollectionMethod, Invoice, InvoiceLine, Subscription } from '../objects/billing-objects.ts';
import type { Customer, TaxExempt } from '../objects/customer-objects.ts';
import { type Address, contained } from '../objects/stored.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { type AppliedDiscount, computeTotals } from './invoice-amounts.ts';
import { taxRatesOf } from './invoice-lines.ts';

/** Whom an invoice is for; a preview may name somebody who is no customer yet. */
export interface Buyer {
  customer: string | null;
  address: Address | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  taxExempt: TaxExempt;
  taxIds: { type: string; value: string }[];
  balance: number;
}

interface NewInvoice {
  buyer: Buyer;
  subscription: Subscription;
  lines: InvoiceLine[];
  reason: Invoice['billing_reason'];
  discounts: AppliedDiscount[];
  period: { start: number; end: number };
  collection?: CollectionMethod;
  prorationDate?: number;
}

export function buyerOf(transaction: Transaction, id: string): Buyer {
  const customer = transaction.get('customer', id);
  return { ...partyOf(customer), taxIds: taxIdsOf(transaction, id), balance: customer.balance };
}

function partyOf(customer: Readonly<Customer>): Omit<Buyer, 'taxIds' | 'balance'> {
  const { id, address, email, name, phone, tax_exempt: taxExempt } = customer;
  return { customer: id, address, email, name, phone, taxExempt };
}

function taxIdsOf(transaction: Transaction, customer: string): Buyer['taxIds'] {
  return transaction
    .list('tax_id')
    .filter((one) => one.customer === customer)
    .map(({ type, value }) => ({ type, value }));
}

/** The customer as an invoice shows it. */
export function partyFields({ address, email, name, phone, taxIds }: Buyer) {
  return {
    customer_address: address,
    customer_email: email,
    customer_name: name,
    customer_phone: phone,
    customer_tax_ids: taxIds,
  };
}

/** A draft that is kept. */
export function insertInvoice(transaction: Transaction, given: NewInvoice): Invoice {
  const invoice = transaction.insert(composeInvoice(transaction, given, transaction.newId('in')));
  transaction.emit('invoice.created', invoice);
  return invoice;
}

/** A draft that is only looked at. */
export function previewInvoice(transaction: Transaction, given: NewInvoice): Invoice {
  return composeInvoice(transaction, given, transaction.newId('upcoming_in'));
}

function composeInvoice(
  transaction: Transaction,
  { buyer, subscription, lines, reason, discounts, period, collection, prorationDate }: NewInvoice,
  id: string,
): Invoice {
  for (const line of lines) line.invoice = id;
  const totals = computeTotals(
    lines.map((line) => ({ line, taxRates: taxRatesOf(subscription, line) })),
    discounts,
    buyer.taxExempt,
  );
  const due = Math.max(0, totals.total + buyer.balance);
  const isKept = transaction.find(subscription.id) !== undefined;
  return {
    id,
    object: 'invoice',
    created: transaction.now,
    livemode: false,
    account_country: 'PL',
    account_name: 'Pinfold Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: transaction.now + draftSeconds,
    billing_reason: reason,
    collection_method: collection ?? subscription.collection_method,
    currency: subscription.currency,
    customer: buyer.customer,
    customer_account: null,
    customer_tax_exempt: buyer.taxExempt,
    ...partyFields(buyer),
    default_payment_method: null,
    default_tax_rates: subscription.default_tax_rates,
    description: null,
    discounts: discounts.map(({ discount }) => discount.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: contained(`/v1/invoices/${id}/lines`, lines),
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: isKept ? subscription.id : null,
        ...(prorationDate !== undefined && { subscription_proration_date: prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    starting_balance: buyer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal_excluding_tax: totals.subtotal,
    test_clock: null,
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
    ...totals,
  };
}

/** Stripe finalises a subscription's drafts about an hour after they are made. */
const draftSeconds = 3600;
