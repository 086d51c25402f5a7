import type { Metadata, Stored } from './stored.ts';

export interface Product extends Stored<'product'> {
  active: boolean;
  name: string;
  description: string | null;
  default_price: string | null;
  images: string[];
  marketing_features: never[];
  metadata: Metadata;
  tax_code: string | null;
  type: 'service';
  unit_label: string | null;
  updated: number;
  url: string | null;
}

export interface Price extends Stored<'price'> {
  active: boolean;
  billing_scheme: 'per_unit' | 'tiered';
  currency: string;
  custom_unit_amount: null;
  lookup_key: string | null;
  metadata: Metadata;
  nickname: string | null;
  product: string;
  recurring: Recurring | null;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  /** Shown only where it is expanded. */
  tiers?: Tier[];
  tiers_mode: 'graduated' | 'volume' | null;
  transform_quantity: null;
  type: 'one_time' | 'recurring';
  unit_amount: number | null;
  /** Minor units, with up to twelve decimal places. */
  unit_amount_decimal: string | null;
}

export interface Recurring {
  interval: Interval;
  interval_count: number;
  meter: null;
  trial_period_days: null;
  usage_type: 'licensed';
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface Tier {
  flat_amount: number | null;
  flat_amount_decimal: string | null;
  unit_amount: number | null;
  unit_amount_decimal: string | null;
  /** The last quantity of the tier; null is open. */
  up_to: number | null;
}

export interface TaxRate extends Stored<'tax_rate'> {
  active: boolean;
  country: string | null;
  description: string | null;
  display_name: string;
  effective_percentage: number | null;
  flat_amount: null;
  inclusive: boolean;
  jurisdiction: string | null;
  jurisdiction_level: null;
  metadata: Metadata;
  percentage: number;
  rate_type: 'percentage';
  state: string | null;
  tax_type: string | null;
}

export interface Coupon extends Stored<'coupon'> {
  amount_off: number | null;
  currency: string | null;
  duration: 'forever' | 'once' | 'repeating';
  duration_in_months: number | null;
  max_redemptions: number | null;
  metadata: Metadata;
  name: string | null;
  percent_off: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface PromotionCode extends Stored<'promotion_code'> {
  active: boolean;
  code: string;
  customer: string | null;
  customer_account: null;
  expires_at: number | null;
  max_redemptions: number | null;
  metadata: Metadata;
  promotion: { coupon: string; type: 'coupon' };
  restrictions: {
    first_time_transaction: boolean;
    minimum_amount: number | null;
    minimum_amount_currency: string | null;
  };
  times_redeemed: number;
}

export interface Discount extends Stored<'discount'> {
  checkout_session: string | null;
  customer: string | null;
  customer_account: null;
  end: number | null;
  invoice: string | null;
  invoice_item: null;
  promotion_code: string | null;
  source: { coupon: string; type: 'coupon' };
  start: number;
  subscription: string | null;
  subscription_item: null;
}
