import type { Price, TaxRate } from './catalog-objects.ts';
import type { PaymentMethod } from './customer-objects.ts';
import type { Address, Contained, Metadata, Stored } from './stored.ts';

/** Why a payment failed, as in `last_payment_error`. */
export interface PaymentFailure {
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: PaymentMethod;
  type: 'card_error' | 'invalid_request_error';
}

export interface PaymentIntent extends Stored<'payment_intent'> {
  allowed_payment_method_types: string[] | null;
  amount: number;
  amount_capturable: 0;
  amount_received: number;
  automatic_payment_methods: null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic';
  client_secret: string;
  confirmation_method: 'automatic';
  currency: string;
  customer: string | null;
  customer_account: null;
  description: string | null;
  excluded_payment_method_types: null;
  last_payment_error: PaymentFailure | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, never> } | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  setup_future_usage: 'off_session' | 'on_session' | null;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled';
  /** Minor units that were refunded; never shown. */
  refunded: number;
}

export interface SetupIntent extends Stored<'setup_intent'> {
  cancellation_reason: null;
  client_secret: string;
  customer: string | null;
  customer_account: null;
  description: string | null;
  last_setup_error: PaymentFailure | null;
  metadata: Metadata;
  next_action: null;
  payment_method: string | null;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  usage: 'off_session';
}

export interface Refund extends Stored<'refund'> {
  amount: number;
  charge: string | null;
  currency: string;
  customer: string | null;
  customer_account: null;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  status: 'succeeded';
}

export interface CheckoutSession extends Stored<'checkout.session'> {
  allow_promotion_codes: boolean | null;
  allowed_payment_method_types: string[] | null;
  amount_subtotal: number | null;
  amount_total: number | null;
  automatic_tax: { enabled: false; liability: null; provider: null; status: null };
  billing_address_collection: 'auto' | 'required' | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  client_secret: null;
  consent: null;
  consent_collection: null;
  currency: string | null;
  custom_fields: never[];
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: {
    address: Address | null;
    business_name: null;
    email: string | null;
    individual_name: null;
    name: string | null;
    phone: string | null;
    tax_exempt: string | null;
    tax_ids: { type: string; value: string }[];
  } | null;
  customer_email: string | null;
  discounts: { coupon: string | null; promotion_code: string | null }[];
  excluded_payment_method_types: string[];
  expires_at: number;
  invoice: string | null;
  invoice_creation: { enabled: boolean } | null;
  /** Shown only where it is expanded. */
  line_items: Contained<SessionLine>;
  locale: string | null;
  metadata: Metadata;
  mode: 'payment' | 'setup' | 'subscription';
  payment_intent: string | null;
  payment_link: null;
  payment_method_collection: 'always' | 'if_required' | null;
  payment_method_types: PaymentMethod['type'][];
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string | null;
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number } | null;
  ui_mode: 'hosted_page';
  url: string | null;
  /** What the payment makes when it succeeds; never shown. */
  intent: SessionIntent;
}

export interface SessionLine {
  id: string;
  object: 'item';
  amount_discount: number;
  amount_subtotal: number;
  amount_tax: number;
  amount_total: number;
  currency: string;
  description: string;
  metadata: Metadata;
  price: Price | null;
  quantity: number;
}

export interface SessionIntent {
  items: { price: string; quantity: number; taxRates: string[] }[];
  defaultTaxRates: TaxRate[];
  metadata: Metadata;
  description: string | null;
  setupFutureUsage: 'off_session' | 'on_session' | null;
}
