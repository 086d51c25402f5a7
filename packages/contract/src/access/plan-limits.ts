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
