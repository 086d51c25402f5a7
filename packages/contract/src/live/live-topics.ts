/** What can change under a reader. */
export const liveTopics = [
  'reviews',
  'bulk_replies',
  'app_reviews',
  'booster',
  'review_categories',
  'reply_templates',
  'auto_replies',
  'ai_replies',
  'locations',
  'bulk_edits',
  'directories',
  'imports',
  'exports',
  'external_changes',
  'rankings',
  'websites',
  'insights',
  'local_posts',
  'ai_posts',
  'media',
  'store_locator',
  'team',
  'company',
  'billing',
] as const;

export type LiveTopic = (typeof liveTopics)[number];
