import { planCapabilities, type PlanCapability } from './plan-capabilities.ts';
import type { PlanLimit } from './plan-limits.ts';

export interface Plan {
  name: string;
  capabilities: readonly PlanCapability[];
  limits: Readonly<Partial<Record<PlanLimit, number>>>;
}

/** What every new company has on trial (product spec, section 1). */
export const standardPlan: Plan = {
  name: 'Standard',
  capabilities: planCapabilities,
  limits: {
    max_facilities: 100,
    max_maps_keywords: 50,
    max_ai_categorization_categories: 20,
    max_company_users: 25,
    max_listings_competitors: 5,
    max_websites: 5,
    max_organic_keywords: 100,
    max_search_locations: 50,
    max_website_competitors: 5,
  },
};
