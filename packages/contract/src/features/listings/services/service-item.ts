/** What a location offers: one of the provider's services, or one in the company's own words. */
export interface ServiceItem {
  /** The provider's id of a standard service; null for a custom one. */
  service_type_id: string | null;
  /** The category to which it belongs. */
  category: string;
  name: string;
  description: string;
  price: ServicePrice;
}

/** Amounts are in minor units: grosze, cents, pence (product spec, section 3). */
export type ServicePrice =
  | { type: 'none' }
  | { type: 'fixed'; amount: number; currency: string }
  | { type: 'range'; from: number; to: number; currency: string };
