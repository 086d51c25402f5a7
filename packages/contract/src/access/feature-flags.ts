/** Switches of an installation (product spec, section 6). */
export const featureFlags = [
  'auto_review_reply',
  'q_and_a',
  'apple_maps',
  'facebook_accounts',
  'map_settings',
  'mobile_apps',
  'app_reviews',
  'timezone_settings',
  'listing_quality',
  'services',
  'spanish',
  'coordinate_editing',
  'bulk_categories_for_replied_reviews',
  'maintenance',
  'service_unavailable',
] as const;

/** A switch of the installation. */
export type FeatureFlag = (typeof featureFlags)[number];
