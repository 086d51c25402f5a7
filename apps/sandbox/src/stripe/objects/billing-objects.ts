import type { Discount, Price, TaxRate } from './catalog-objects.ts';
import type { TaxExempt } from './customer-objects.ts';
import type { Address, Contained, Metadata, Stored } from './stored.ts';

export type CollectionMethod = 'charge_automatically' | 'send_invoice';

export interface Subscription extends Stored<'subscription'> {
  application: null;
  automatic_tax: { disabled_reason: null; enabled: false; liability: null };
  billing_cycle_anchor: number;
  billing_mode: { flexible: null; type: 'classic' };
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null };
  collection_method: CollectionMethod;
  currency: string;
  customer: string;
  customer_account: null;
  days_until_due: number | null;
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: TaxRate[];
  description: string | null;
  discounts: string[];
  ended_at: number | null;
  items: Contained<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  pause_collection: null;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: null;
    save_default_payment_method: 'off' | 'on_subscription';
  };
  pending_setup_intent: null;
  pending_update: PendingUpdate | null;
  schedule: null;
  start_date: number;
  status: SubscriptionStatus;
  test_clock: null;
  trial_end: null;
  trial_start: null;
  /** Prorations for the next invoice; never shown. */
  pending_lines: InvoiceLine[];
}

export type SubscriptionStatus =
  | 'active'
  | 'canceled'
  | 'incomplete'
  | 'incomplete_expired'
  | 'past_due'
  | 'unpaid';

export interface SubscriptionItem extends Stored<'subscription_item'> {
  current_period_end: number;
  current_period_start: number;
  discounts: string[];
  metadata: Metadata;
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: TaxRate[];
}

/** A change that waits for its invoice to be paid. */
export interface PendingUpdate {
  billing_cycle_anchor: number | null;
  expires_at: number;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
}

export interface Invoice extends Stored<'invoice'> {
  account_country: 'PL';
  account_name: string;
  account_tax_ids: null;
  amount_due: number;
  amount_overpaid: number;
  amount_paid: number;
  amount_remaining: number;
  amount_shipping: 0;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatic_tax: { disabled_reason: null; enabled: false; liability: null; provider: null; status: null };
  automatically_finalizes_at: number | null;
  billing_reason:
    | 'manual'
    | 'subscription_create'
    | 'subscription_cycle'
    | 'subscription_update'
    | 'upcoming';
  collection_method: CollectionMethod;
  currency: string;
  customer: string | null;
  customer_account: null;
  customer_address: Address | null;
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  customer_tax_exempt: TaxExempt;
  customer_tax_ids: { type: string; value: string }[];
  default_payment_method: string | null;
  default_tax_rates: TaxRate[];
  description: string | null;
  discounts: (string | Discount)[];
  due_date: number | null;
  effective_at: number | null;
  ending_balance: number | null;
  footer: string | null;
  from_invoice: null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  issuer: { type: 'self' };
  lines: Contained<InvoiceLine>;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string | null;
  parent: {
    quote_details: null;
    subscription_details: {
      metadata: Metadata;
      subscription: string | null;
      subscription_proration_date?: number;
    };
    type: 'subscription_details';
  } | null;
  payment_settings: { default_mandate: null; payment_method_options: null; payment_method_types: null };
  period_end: number;
  period_start: number;
  post_payment_credit_notes_amount: number;
  pre_payment_credit_notes_amount: number;
  receipt_number: null;
  starting_balance: number;
  statement_descriptor: null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  subtotal_excluding_tax: number;
  test_clock: null;
  total: number;
  total_discount_amounts: DiscountAmount[];
  total_excluding_tax: number;
  total_pretax_credit_amounts: never[];
  total_taxes: TaxAmount[];
  webhooks_delivered_at: number | null;
}

export interface DiscountAmount {
  amount: number;
  discount: string;
}

export interface TaxAmount {
  amount: number;
  tax_behavior: 'exclusive' | 'inclusive';
  tax_rate_details: { tax_rate: string };
  taxability_reason: 'standard_rated' | 'reverse_charge' | 'customer_exempt';
  taxable_amount: number;
  type: 'tax_rate_details';
}

export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  discount_amounts: DiscountAmount[];
  discountable: boolean;
  discounts: string[];
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  parent: {
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: string | null;
      proration: boolean;
      proration_details: { credited_items: { invoice: string; invoice_line_items: string[] } | null } | null;
      subscription: string | null;
      subscription_item: string;
    };
    type: 'subscription_item_details';
  };
  period: { end: number; start: number };
  pretax_credit_amounts: never[];
  pricing: {
    price_details: { price: string; product: string };
    type: 'price_details';
    unit_amount_decimal: string | null;
  };
  quantity: number;
  quantity_decimal: string;
  subscription: string | null;
  subtotal: number;
  taxes: TaxAmount[];
}

export interface InvoicePayment extends Stored<'invoice_payment'> {
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { payment_intent: string; type: 'payment_intent' };
  status: 'open' | 'paid' | 'canceled';
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export interface CreditNote extends Stored<'credit_note'> {
  amount: number;
  amount_shipping: 0;
  currency: string;
  customer: string;
  customer_account: null;
  customer_balance_transaction: null;
  discount_amount: 0;
  discount_amounts: never[];
  effective_at: number;
  invoice: string;
  lines: Contained<never>;
  memo: string | null;
  metadata: Metadata;
  number: string;
  out_of_band_amount: number | null;
  pdf: string;
  post_payment_amount: number;
  pre_payment_amount: number;
  pretax_credit_amounts: never[];
  reason: string | null;
  refunds: { amount_refunded: number; refund: string; type: 'refund' }[];
  shipping_cost: null;
  status: 'issued' | 'void';
  subtotal: number;
  subtotal_excluding_tax: number;
  total: number;
  total_excluding_tax: number;
  total_taxes: TaxAmount[];
  type: 'mixed' | 'post_payment' | 'pre_payment';
  voided_at: number | null;
}
