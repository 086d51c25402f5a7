/** Parts of the product that a company's configuration can switch off (product spec, section 2). */
export const modules = [
  'dashboard',
  'monitoring',
  'users_behavior',
  'business_addresses',
  'external_changes',
  'photos',
  'posts',
  'reviews',
  'review_booster',
  'app_reviews',
  'questions_and_answers',
  'company',
  'permissions',
  'store_locator',
] as const;

/** A part of the product that a company can have switched off. */
export type Module = (typeof modules)[number];
