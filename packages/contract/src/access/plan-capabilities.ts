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
