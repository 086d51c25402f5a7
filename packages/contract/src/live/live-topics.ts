/** What can change under a reader. */
export const liveTopics = ['reviews', 'bulk_replies', 'locations', 'team', 'company'] as const;

export type LiveTopic = (typeof liveTopics)[number];
