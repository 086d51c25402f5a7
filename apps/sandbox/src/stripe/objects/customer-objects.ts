import type { Address, Metadata, Stored } from './stored.ts';

export interface Customer extends Stored<'customer'> {
  address: Address | null;
  /** Minor units; below zero is credit that the next invoices use up. */
  balance: number;
  business_name?: string;
  currency: string | null;
  default_source: null;
  delinquent: boolean;
  description: string | null;
  discount: null;
  email: string | null;
  invoice_prefix: string;
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: string | null;
    rendering_options: null;
  };
  metadata: Metadata;
  name: string | null;
  next_invoice_sequence: number;
  phone: string | null;
  preferred_locales: string[];
  shipping: null;
  tax_exempt: TaxExempt;
  test_clock: null;
  deleted?: true;
}

export type TaxExempt = 'none' | 'exempt' | 'reverse';

export interface TaxId extends Stored<'tax_id'> {
  country: string | null;
  customer: string;
  customer_account: null;
  owner: { type: 'customer'; customer: string };
  type: string;
  value: string;
  verification: {
    status: 'pending' | 'verified' | 'unverified' | 'unavailable';
    verified_address: string | null;
    verified_name: string | null;
  };
}

export interface PaymentMethod extends Stored<'payment_method'> {
  allow_redisplay: 'always' | 'limited' | 'unspecified';
  billing_details: {
    address: Address;
    email: string | null;
    name: string | null;
    phone: string | null;
    tax_id: null;
  };
  card?: {
    brand: string;
    checks: { address_line1_check: null; address_postal_code_check: null; cvc_check: string };
    country: string;
    display_brand: string;
    exp_month: number;
    exp_year: number;
    fingerprint: string;
    funding: 'credit';
    generated_from: null;
    last4: string;
    networks: { available: string[]; preferred: null };
    three_d_secure_usage: { supported: boolean };
    wallet: null;
  };
  blik?: Record<string, never>;
  p24?: { bank: string };
  customer: string | null;
  customer_account: null;
  metadata: Metadata;
  type: 'card' | 'blik' | 'p24';
  /** The test card's number; never shown. */
  number?: string;
  /** Whether its owner has authenticated it for payments without them; never shown. */
  authenticated?: boolean;
}
