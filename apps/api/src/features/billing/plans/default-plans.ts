import { planCapabilities, standardPlan } from '@pinfold/contract/access/plan';
import type { PriceTier } from '@pinfold/contract/features/billing/price';
import type { Config } from '../../../config.ts';
import type { SoldPlan } from './sold-plans.ts';

/** The plans that are sold here. */
export function soldPlans({
  PINFOLD_BILLING_PLANS,
}: Pick<Config, 'PINFOLD_BILLING_PLANS'>): readonly SoldPlan[] {
  return PINFOLD_BILLING_PLANS ?? defaultPlans;
}

const { max_facilities: _bought, ...standardLimits } = standardPlan.limits;

/** What is sold where `PINFOLD_BILLING_PLANS` says nothing: net prices in PLN for each location and month. */
export const defaultPlans: readonly SoldPlan[] = [
  {
    key: 'start',
    name: 'Start',
    rank: 1,
    tiers_mode: 'graduated',
    capabilities: [
      'manage_location_data',
      'protect_location_data',
      'manual_replies',
      'templates',
      'monitor_ratings_and_actions',
      'tutorials',
    ],
    limits: {
      max_maps_keywords: 10,
      max_ai_categorization_categories: 5,
      max_company_users: 5,
      max_listings_competitors: 1,
      max_websites: 1,
      max_organic_keywords: 10,
      max_search_locations: 5,
      max_website_competitors: 1,
    },
    prices: pricesOf([4900, 4400, 3900, 3500]),
  },
  {
    key: 'standard',
    name: standardPlan.name,
    rank: 2,
    tiers_mode: 'graduated',
    capabilities: [...standardPlan.capabilities],
    limits: standardLimits,
    prices: pricesOf([8900, 7900, 6900, 5900]),
  },
  {
    key: 'pro',
    name: 'Pro',
    rank: 3,
    tiers_mode: 'volume',
    capabilities: [...planCapabilities],
    limits: {
      max_maps_keywords: 500,
      max_ai_categorization_categories: 50,
      max_listings_competitors: 5,
      max_websites: 50,
      max_organic_keywords: 1000,
      max_search_locations: 200,
      max_website_competitors: 5,
    },
    prices: pricesOf([12_900, 11_900, 9900, 8900]),
  },
];

/** A year costs ten months. */
function pricesOf(monthly: readonly [number, number, number, number]): SoldPlan['prices'] {
  return [
    { interval: 'month', currency: 'pln', tiers: tiersOf(monthly) },
    { interval: 'year', currency: 'pln', tiers: tiersOf(monthly.map((amount) => amount * 10)) },
  ];
}

/** Up to 5, 10 and 20 locations, and more. */
function tiersOf(amounts: readonly number[]): PriceTier[] {
  return [5, 10, 20, null].map((upTo, index) => ({
    up_to: upTo,
    unit_amount_decimal: String(amounts[index]),
  }));
}
