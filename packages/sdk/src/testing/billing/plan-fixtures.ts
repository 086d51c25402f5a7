import { planCapabilities, standardPlan } from '@pinfold/contract/access/plan';
import type { Schemas } from '../../client/schema.ts';

const { max_facilities: _bought, ...standardLimits } = standardPlan.limits;

/** The plans that the API sells unless it is told otherwise: net prices in PLN for each location. */
export const testPlans: readonly Schemas['SoldPlan'][] = [
  plan('start', 'Start', 1, {
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
    prices: pricesOf('start', 'graduated', [4900, 4400, 3900, 3500]),
  }),
  plan('standard', standardPlan.name, 2, {
    capabilities: [...standardPlan.capabilities],
    limits: standardLimits,
    prices: pricesOf('standard', 'graduated', [8900, 7900, 6900, 5900]),
  }),
  plan('pro', 'Pro', 3, {
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
    prices: pricesOf('pro', 'volume', [12_900, 11_900, 9900, 8900]),
  }),
];

function plan(
  key: string,
  name: string,
  rank: number,
  terms: Pick<Schemas['SoldPlan'], 'capabilities' | 'limits' | 'prices'>,
): Schemas['SoldPlan'] {
  return { product_id: `prod_test_${key}`, key, name, rank, ...terms };
}

/** A year costs ten months. */
function pricesOf(
  key: string,
  tiersMode: Schemas['BillingPrice']['tiers_mode'],
  monthly: readonly number[],
): Schemas['BillingPrice'][] {
  return (['month', 'year'] as const).map((interval) => ({
    price_id: `${key}_${interval}_pln`,
    currency: 'pln',
    recurring: { interval },
    tiers_mode: tiersMode,
    tiers: tiersOf(monthly.map((amount) => (interval === 'year' ? amount * 10 : amount))),
  }));
}

/** Up to 5, 10 and 20 locations, and more. */
function tiersOf(amounts: readonly number[]): Schemas['PriceTier'][] {
  return [5, 10, 20, null].map((upTo, index) => ({
    up_to: upTo,
    unit_amount_decimal: String(amounts[index]),
  }));
}
