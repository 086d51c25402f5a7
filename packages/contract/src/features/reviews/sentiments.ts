/** How a review speaks of the company (product spec, section 3). */
export const sentiments = ['positive', 'neutral', 'negative', 'mixed', 'unassigned'] as const;

/** How one review speaks of the company. */
export type Sentiment = (typeof sentiments)[number];
