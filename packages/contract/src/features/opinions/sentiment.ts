/** How an opinion speaks of the company (product spec, section 3). */
export const sentiments = ['positive', 'neutral', 'negative', 'mixed', 'unassigned'] as const;

/** How one opinion speaks of the company. */
export type Sentiment = (typeof sentiments)[number];
