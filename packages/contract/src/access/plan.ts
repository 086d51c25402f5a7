import { subscriptionState, type SubscriptionTerms } from '../features/billing/subscription-state.ts';

/** What a subscription plan can contain (product spec, section 6). */
export const planCapabilities = [
  'manage_location_data',
  'protect_location_data',
  'publish_marketing_publications',
  'post_photos',
  'manual_replies',
  'templates',
  'ai_reply',
  'ai_categorisation',
  'sentiment_analysis',
  'manual_sentiment',
  'monitor_ratings_and_actions',
  'local_positions',
  'compare_competition',
  'tutorials',
  'bing_maps',
  'q_and_a',
  'review_auto_replies',
] as const;

/** Something that a subscription plan contains or lacks. */
export type PlanCapability = (typeof planCapabilities)[number];

/** Amounts that a plan can cap (product spec, section 3). */
export const planLimits = [
  'max_facilities',
  'max_maps_keywords',
  'max_ai_categorization_categories',
  'max_company_users',
  'max_listings_competitors',
  'max_websites',
  'max_organic_keywords',
  'max_search_locations',
  'max_website_competitors',
] as const;

export type PlanLimit = (typeof planLimits)[number];

interface Plan {
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

/** Whether a company may use what its plan contains (product spec, sections 2 and 8). */
export const planStates = ['active', 'expired', 'unpaid'] as const;

export type PlanState = (typeof planStates)[number];

/** Returns the plan state at `now`, in milliseconds since the epoch. A trial whose days have run out is `expired`. */
export function planStateOf(terms: SubscriptionTerms, now: number): PlanState {
  const state = subscriptionState(terms, now);
  if (state === 'unpaid') return 'unpaid';
  return state === 'expired' || state === 'trial_over' ? 'expired' : 'active';
}
