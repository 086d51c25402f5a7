export const sentiments = ['positive', 'neutral', 'negative', 'mixed', 'unassigned'] as const;

export type Sentiment = (typeof sentiments)[number];
